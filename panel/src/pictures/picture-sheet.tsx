import { reasonOf } from "@panel/backend/backend-error";
import { ConfirmDialog } from "@panel/ui/confirm-dialog";
import { InlineError } from "@panel/ui/field-error";
import { formatBytes, formatMoment } from "@panel/ui/format";
import { Icon } from "@panel/ui/icon";
import { lazyPart } from "@panel/ui/lazy-part";
import { NotLoaded } from "@panel/ui/not-loaded";
import { useUnmountSignal } from "@panel/ui/use-unmount-signal";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Link } from "react-router";
import { thumbnail } from "#shared/pictures/sized.ts";
import { Sheet } from "#shared/ui/sheet.tsx";
import { DescriptionForm } from "./description-form";
import { addressOf, type OpenedPicture, type Picture, pictureQuery } from "./library-query";
import { removePicture } from "./picture-changes";
import { badgesOf, describeUse, titleOf } from "./picture-words";

const ReplaceSheet = lazyPart("la sustitución", () => import("./replace-sheet"));

interface PictureSheetProps {
  /** `bucket/name` */
  path: string;
  /** It has just replaced another picture, whose texts it has. */
  isReplacement: boolean;
  onReplaced: (path: string) => void;
  onClose: () => void;
  onRemoved: (path: string) => void;
}

/** A picture with its uses, its alternative texts in every language, and a delete button if it is unused. */
export function PictureSheet(props: PictureSheetProps) {
  const { path, isReplacement, onClose, onRemoved, onReplaced } = props;
  const { data, error, isPending, refetch } = useQuery(pictureQuery(path));
  return (
    <Sheet
      title={data ? titleOf(data.picture) : "Imagen"}
      note={data && factsOf(data.picture)}
      closeLabel="Cerrar la imagen"
      onClose={onClose}
    >
      <div className="details">
        {data && (
          <Opened
            path={path}
            opened={data}
            isReplacement={isReplacement}
            onReplaced={onReplaced}
            onSaved={onClose}
            onRemoved={onRemoved}
            onChanged={refetch}
          />
        )}
        {isPending && <p role="status">Cargando...</p>}
        {data === null && <p>Esta imagen ya no existe. Puede que alguien la haya eliminado.</p>}
        {error && data === undefined && (
          <NotLoaded failure="No se pudo cargar la imagen." onRetry={refetch} />
        )}
      </div>
    </Sheet>
  );
}

function factsOf({ bytes, uploaded_at }: Picture): string {
  const size = bytes === null ? "" : `, ${formatBytes(bytes)}`;
  return `Subida el ${formatMoment(uploaded_at)}${size}`;
}

interface OpenedProps {
  path: string;
  opened: OpenedPicture;
  isReplacement: boolean;
  onReplaced: (path: string) => void;
  onSaved: () => void;
  onRemoved: (path: string) => void;
  /** The picture has changed since it was read. */
  onChanged: () => void;
}

function Opened(props: OpenedProps) {
  const { path, opened, isReplacement, onReplaced, onSaved, onRemoved, onChanged } = props;
  const { picture, entries } = opened;
  const address = addressOf(path);
  // Error of a removal. Kept here, because the button may unmount after the refetch.
  const [failure, setFailure] = useState<string>();
  const [isReplacing, setReplacing] = useState(false);
  return (
    <>
      <img className="library__whole" src={thumbnail(address, 1080)} alt="La imagen entera" />
      <PictureBadges picture={picture} />
      {picture.uses.length > 0 && <p className="hint library__file">Archivo: {picture.name}</p>}
      {isReplacement && entries.length > 0 && (
        <p className="notice" role="status">
          <b>¿El texto alternativo sigue siendo cierto?</b> Es el de la imagen anterior.
        </p>
      )}
      <PictureUses picture={picture} />
      {picture.uses.length > 0 && (
        <div className="bar__acts">
          <button className="btn btn--line" type="button" onClick={() => setReplacing(true)}>
            <Icon name="upload" />
            Sustituir en todas partes…
          </button>
        </div>
      )}
      {isReplacing && (
        <ReplaceSheet
          picture={picture}
          onReplaced={onReplaced}
          onClose={() => setReplacing(false)}
        />
      )}
      {entries.length > 0 && (
        <DescriptionForm path={path} address={address} entries={entries} onSaved={onSaved} />
      )}
      {picture.state === "unused" && (
        <Removal
          picture={picture}
          onRemoved={() => onRemoved(path)}
          onRefused={(why) => {
            setFailure(why);
            onChanged();
          }}
        />
      )}
      {failure && <InlineError>No se pudo eliminar la imagen. {failure}</InlineError>}
    </>
  );
}

/** Time during which an unused upload may belong to an unsaved form. The server's sweep uses the same. */
const graceMs = 14 * 24 * 3_600_000;

interface RemovalProps {
  picture: Picture;
  onRemoved: () => void;
  onRefused: (why: string) => void;
}

function Removal({ picture, onRemoved, onRefused }: RemovalProps) {
  const titleId = useId();
  const [asking, setAsking] = useState(false);
  const unmounted = useUnmountSignal();
  const remove = useMutation({
    mutationFn: () => removePicture(picture, unmounted.current.signal),
    onSuccess: (isRemoved) =>
      isRemoved ? onRemoved() : onRefused("Alguien ha empezado a usarla, o ya no está."),
    onError: (error) => onRefused(reasonOf(error)),
    onSettled: () => setAsking(false),
  });
  const isYoung = Date.parse(picture.uploaded_at) > Date.now() - graceMs;

  return (
    <section className="details__part" aria-labelledby={titleId}>
      <h3 id={titleId}>Eliminar</h3>
      <p className="hint">Ni la web ni ninguna versión anterior la enseña.</p>
      <div className="bar__acts">
        <button className="btn btn--line" type="button" onClick={() => setAsking(true)}>
          <Icon name="delete" />
          Eliminar para siempre
        </button>
      </div>
      {asking && (
        <ConfirmDialog
          title="¿Eliminar esta imagen?"
          cancel="Cancelar"
          onCancel={() => setAsking(false)}
          confirm={remove.isPending ? "Eliminando..." : "Eliminar para siempre"}
          onConfirm={() => remove.mutate()}
          busy={remove.isPending}
          danger
        >
          <p>No se puede deshacer.</p>
          {isYoung && (
            <p>
              Se subió hace menos de dos semanas: si alguien la tiene en un formulario sin guardar,
              allí faltará.
            </p>
          )}
        </ConfirmDialog>
      )}
    </section>
  );
}

/** Uses of a picture, and entries with older versions that use it. */
function PictureUses({ picture }: { picture: Picture }) {
  const id = useId();
  const { uses, kept_by: keepers } = picture;
  return (
    <section className="details__part" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>Dónde se usa</h3>
      {uses.length === 0 && <p className="hint">En ningún sitio.</p>}
      {uses.length > 0 && (
        <ul className="library__places">
          {uses.map((use) => (
            <li key={`${use.type}/${use.id}`}>
              <UseLink use={use} />
              {use.shown === false && <span className="badge badge--line">No visible</span>}
            </li>
          ))}
        </ul>
      )}
      {keepers.length > 0 && (
        <>
          <p className="hint">
            {picture.state === "kept"
              ? "No se puede eliminar: está en versiones anteriores de"
              : "También en versiones anteriores de"}
          </p>
          <ul className="library__places">
            {keepers.map((keeper) => (
              <li key={`${keeper.type}/${keeper.id}`}>
                {keeper.gone ? (
                  <>
                    <Link to="/trash">{keeper.title}</Link>
                    <span className="badge badge--line">En la papelera</span>
                  </>
                ) : (
                  <UseLink use={keeper} />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function UseLink({ use }: { use: Parameters<typeof describeUse>[0] }) {
  const { name, kind, address } = describeUse(use);
  return (
    <span>
      {address ? <Link to={address}>{name}</Link> : name}
      {kind && <small> {kind}</small>}
    </span>
  );
}

/** Badges of an unused picture or of missing texts; nothing if there are none. */
export function PictureBadges({ picture }: { picture: Picture }) {
  const labels = badgesOf(picture);
  if (labels.length === 0) return null;
  const tone = picture.state === "used" ? "badge badge--warn" : "badge badge--line";
  return (
    <span className="badges">
      {labels.map((label) => (
        <span className={tone} key={label}>
          {label}
        </span>
      ))}
    </span>
  );
}
