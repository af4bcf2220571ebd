import { regainSession } from "@panel/auth/regain-session";
import { EntryForm } from "@panel/entry/entry-form";
import { AreaField, CheckField, TextField } from "@panel/entry/fields";
import type { AnyRow } from "@panel/entry/kind";
import { PictureField } from "@panel/entry/picture-field";
import { SlugField } from "@panel/entry/slug-field";
import { TagField } from "@panel/entry/tag-field";
import { useEntryForm } from "@panel/entry/use-entry-form";
import { usePicture } from "@panel/entry/use-picture";
import { PostBadge } from "./post-badge";
import { checkPost } from "./post-check";
import {
  detailOfShown,
  fromPostDraft,
  type PostDraft,
  rowWithChosen,
  toPostDraft,
  withArrived,
  withChosen,
  withDescription,
} from "./post-draft";
import { postKind } from "./post-kind";
import { usePostWords } from "./use-post-words";

/** The form of a post, new or saved (H6, H7). */
export function PostForm({ saved }: { saved: AnyRow | undefined }) {
  const { categories, authors } = usePostWords();
  const picture = usePicture({ bucket: postKind.bucket, regainSession });
  const form = useEntryForm<PostDraft>({
    kind: postKind,
    saved,
    toDraft: toPostDraft,
    toRow: fromPostDraft,
    check: checkPost,
    uploadChosen: async () => {
      const address = await picture.upload();
      if (!address) return undefined;
      form.uploaded.current = [...form.uploaded.current, address];
      return withArrived(address);
    },
    regainSession,
  });
  const { draft } = form;

  return (
    <EntryForm
      form={form}
      row={rowWithChosen(draft)}
      title={draft.title.es}
      badge={<PostBadge published={draft.published} />}
      busyWith={picture.share === undefined ? undefined : "Subiendo imagen..."}
      aside={
        <>
          <section className="panel panel__in" aria-label="Estado">
            <CheckField label="Publicado" {...form.checked("published")} />
            <p className="hint">{stateHint(saved?.is_published === true, draft.published)}</p>
          </section>
          <section className="panel panel__in" aria-label="Datos">
            <SlugField form={form} name={draft.title.es} hint={slugHint(saved)} />
            <TextField label="Categoría" suggestions={categories} {...form.plain("category")} />
            <TextField label="Autor" suggestions={authors} {...form.plain("author")} />
          </section>
          <section className="panel panel__in" aria-label="Imagen">
            <PictureField
              label="Imagen destacada"
              picture={picture}
              address={draft.picture}
              chosenName={draft.chosen}
              detail={detailOfShown(draft)}
              error={form.problems.picture}
              onChoose={(name) => form.update(withChosen(name, !picture.chosen))}
              onReturn={() => form.update(withChosen("", false))}
              onRemove={() => form.update({ picture: "", ...withChosen("", false)(draft) })}
              onDetail={(change) => form.update(withDescription(change))}
            />
          </section>
        </>
      }
    >
      <section className="panel panel__in panel--first" aria-label="Textos">
        <TextField label="Título" {...form.localized("title")} />
        <AreaField label="Extracto" rows={2} {...form.localized("excerpt")} />
        <AreaField
          label="Contenido"
          rows={14}
          className="input--tall"
          hint="Cada salto de línea empieza un párrafo."
          {...form.localized("content")}
        />
      </section>
      <div className="panel panel__in">
        <TagField
          tags={draft.tags}
          typedTag={draft.typedTag}
          error={form.problems.tags}
          onChange={form.update}
        />
      </div>
    </EntryForm>
  );
}

/** What saving makes of the post's being public. */
function stateHint(was: boolean, is: boolean): string {
  if (is) return was ? "Cualquiera puede leerlo en el blog." : "Al guardar sale en el blog.";
  return was ? "Al guardar desaparece del blog." : "Nadie más lo ve hasta que lo publiques.";
}

/** Nothing forwards an old address: who changes it should know. */
function slugHint(saved: AnyRow | undefined): string | undefined {
  if (!saved?.is_published) return undefined;
  return `Si lo cambias, la dirección pública /blog/${saved.slug} deja de funcionar, y con ella los enlaces que ya existen.`;
}
