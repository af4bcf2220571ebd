-- Synonyms of the search.

-- Words that mean the same in a search, in any language: {"honeymoon", "luna de miel", "lune de miel"}. Singular is
-- enough. A change applies to the next search.
create table public.search_synonyms (
  id uuid primary key default gen_random_uuid(),
  words text[] not null
    constraint search_synonyms_words_valid
      check (cardinality(words) >= 2 and private.is_valid_list(words, 40, 60)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.search_synonyms is 'Groups of words that mean the same in a search.';
alter table public.search_synonyms enable row level security;
revoke all on table public.search_synonyms from anon, authenticated;
grant select, insert, update, delete on table public.search_synonyms to authenticated;
grant all on table public.search_synonyms to service_role;

create policy "search_synonyms_admin"
  on public.search_synonyms for all
  to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create trigger search_synonyms_updated_at before update on public.search_synonyms
  for each row execute function private.touch_updated_at();

-- Folded phrases of synonyms. A table of its own, because folding all of them takes longer than a search.
create table private.search_phrases (
  synonyms_id uuid not null references public.search_synonyms (id) on delete cascade,
  words text[] not null
);
comment on table private.search_phrases is 'Synonyms as folded words. Derived by triggers.';
revoke all on table private.search_phrases from public, anon, authenticated, service_role;

create index search_phrases_synonyms_id on private.search_phrases (synonyms_id);

create index search_phrases_first_word on private.search_phrases ((words[1]));

create function private.update_search_phrases()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from private.search_phrases where synonyms_id = new.id;
  insert into private.search_phrases (synonyms_id, words)
  select distinct new.id, string_to_array(translate(private.fold_words(given), '''', ' '), ' ')
  from unnest(new.words) as given
  where private.fold_words(given) <> '';
  return null;
end;
$$;

create trigger search_phrases after insert or update on public.search_synonyms
  for each row execute function private.update_search_phrases();

insert into public.search_synonyms (words)
values
  ('{niño, niña, hijo, kid, child, children, enfant}'),
  ('{"luna de miel", "recién casados", honeymoon, newlyweds, "lune de miel", "jeunes mariés"}'),
  ('{barato, económico, cheap, budget, affordable, abordable}'),
  ('{"a pie", caminata, "on foot", walking, "à pied", marche}'),
  ('{canoa, mokoro, makoro, piragua, canoe, dugout, pirogue, canoë}'),
  ('{catarata, cascada, waterfall, chute, cascade}'),
  ('{"Cataratas Victoria", "Victoria Falls", "Chutes Victoria", Mosi-oa-Tunya}'),
  ('{"mejor época", "best time", "best season", "meilleure saison", "meilleure période"}'),
  ('{rinoceronte, rhino, rhinoceros, rhinocéros}'),
  ('{hipopótamo, hippo, hippopotamus, hippopotame}'),
  ('{licaón, "perro salvaje", "wild dog", "painted dog", lycaon}'),
  ('{suricata, meerkat, suricate}'),
  ('{león, leona, lion, lioness, lionne}'),
  ('{elefante, elephant, éléphant}'),
  ('{leopardo, leopard, léopard}'),
  ('{guepardo, cheetah, guépard}'),
  ('{jirafa, giraffe, girafe}'),
  ('{búfalo, buffalo, buffle}'),
  ('{cebra, zebra, zèbre}'),
  ('{hiena, hyena, hyène}'),
  ('{cocodrilo, crocodile}'),
  ('{ballena, whale, baleine}'),
  ('{ave, pájaro, bird, oiseau}'),
  ('{Namibia, Namibie}'),
  ('{Botsuana, Botswana}'),
  ('{Zimbabue, Zimbabwe}'),
  ('{Zambia, Zambie}'),
  ('{Sudáfrica, "South Africa", "Afrique du Sud", RSA}'),
  ('{Lesoto, Lesotho}'),
  ('{Mozambique, Moçambique}'),
  ('{Esuatini, Eswatini, Suazilandia, Swazilandia, Swaziland}'),
  ('{Zambeze, Zambezi, Zambèze}'),
  ('{"Ciudad del Cabo", "Cape Town", "Le Cap"}'),
  ('{Johannesburgo, Johannesburg, Joburg}'),
  ('{malaria, paludismo, paludisme}'),
  ('{visado, visa}'),
  ('{vacuna, vaccine, vaccination, vaccin}'),
  ('{precio, coste, costo, price, cost, prix, tarif}'),
  ('{"tienda de campaña", tent, tente}'),
  ('{lujo, luxury, luxe}'),
  ('{desierto, desert, désert}'),
  ('{duna, dune}'),
  ('{estrella, star, étoile}'),
  ('{barco, boat, bateau}'),
  ('{tren, train}'),
  ('{vino, wine, vin}'),
  ('{"árbol carcaj", "quiver tree", kokerboom, "arbre carquois"}'),
  ('{naufragio, pecio, shipwreck, wreck, épave, naufrage}'),
  ('{"cinco grandes", "big five", "big 5"}'),
  ('{enero, January, janvier}'),
  ('{febrero, February, février}'),
  ('{marzo, March, mars}'),
  ('{abril, April, avril}'),
  ('{mayo, May, mai}'),
  ('{junio, June, juin}'),
  ('{julio, July, juillet}'),
  ('{agosto, August, août}'),
  ('{septiembre, September, septembre}'),
  ('{octubre, October, octobre}'),
  ('{noviembre, November, novembre}'),
  ('{diciembre, December, décembre}');

revoke execute on function private.update_search_phrases()
from public, anon, authenticated, service_role;
