-- One row for everything that migrations make, as PostgreSQL describes it. Two databases with the same rows have the
-- same schema. Not compared: the order of columns, and names of not-null constraints, which only PostgreSQL 18 has.
with own as (
  select oid, nspname from pg_namespace where nspname in ('public', 'private')
)
select 'column' as kind, nspname || '.' || relname || '.' || attname as name,
    concat_ws(' ', format_type(atttypid, atttypmod), attnotnull, attcollation::regcollation, attgenerated, attidentity,
      pg_get_expr(adbin, adrelid), (select string_agg(item::text, ',' order by item::text) from unnest(attacl) as item)
    ) as description
  from own join pg_class c on relnamespace = own.oid and relkind in ('r', 'v')
  join pg_attribute a on attrelid = c.oid and attnum > 0 and not attisdropped
  left join pg_attrdef on adrelid = c.oid and adnum = attnum
union all select 'table', nspname || '.' || relname,
    concat_ws(' ', relkind, relrowsecurity, relforcerowsecurity, relowner::regrole, reloptions::text,
      (select string_agg(item::text, ',' order by item::text) from unnest(relacl) as item))
  from own join pg_class on relnamespace = own.oid and relkind in ('r', 'v', 'S')
union all select 'sequence', s.oid::regclass::text, concat_ws(' ', d.refobjid::regclass, attname)
  from own join pg_class s on relnamespace = own.oid and relkind = 'S'
  left join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i') and d.classid = 'pg_class'::regclass
    and d.refclassid = 'pg_class'::regclass
  left join pg_attribute on attrelid = d.refobjid and attnum = d.refobjsubid
union all select 'view', c.oid::regclass::text, pg_get_viewdef(c.oid)
  from own join pg_class c on relnamespace = own.oid and relkind = 'v'
union all select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(c.oid)
  from own join pg_constraint c on connamespace = own.oid and contype <> 'n'
union all select 'index', indexrelid::regclass::text, pg_get_indexdef(indexrelid)
  from own join pg_class c on relnamespace = own.oid join pg_index on indrelid = c.oid
union all select 'function', p.oid::regprocedure::text,
    concat_ws(' ', pg_get_functiondef(p.oid), proowner::regrole,
      (select string_agg(item::text, ',' order by item::text) from unnest(proacl) as item))
  from own join pg_proc p on pronamespace = own.oid and prokind in ('f', 'p')
union all select 'type', t.oid::regtype::text, concat_ws(' ', typtype, pg_get_constraintdef(k.oid))
  from own join pg_type t on typnamespace = own.oid and typtype in ('d', 'e', 'r')
  left join pg_constraint k on contypid = t.oid
union all select 'trigger', tgrelid::regclass || '.' || tgname, concat_ws(' ', tgenabled, pg_get_triggerdef(t.oid))
  from pg_trigger t join pg_class c on c.oid = tgrelid
  join pg_namespace n on n.oid = relnamespace
  where not tgisinternal and nspname in ('public', 'private', 'storage', 'auth')
union all select 'policy', schemaname || '.' || tablename || '.' || policyname,
    concat_ws(' ', permissive, roles::text, cmd, qual, with_check)
  from pg_policies
union all select 'comment', pg_describe_object(classoid, objoid, objsubid), description
  from own join pg_description on pg_describe_object(classoid, objoid, objsubid) ~ ('\m' || nspname || '\.')
union all select 'schema', nspname, (select string_agg(item::text, ',' order by item::text) from unnest(nspacl) as item)
  from own join pg_namespace using (oid, nspname)
union all select 'default privileges', concat_ws(' ', defaclrole::regrole, defaclnamespace::regnamespace, defaclobjtype),
    (select string_agg(item::text, ',' order by item::text) from unnest(defaclacl) as item)
  from pg_default_acl
union all select 'bucket', id, concat_ws(' ', name, public, file_size_limit, allowed_mime_types::text) from storage.buckets
order by 1, 2, 3
