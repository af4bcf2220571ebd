import { useId } from "react";
import { Link } from "react-router";
import { describeUse } from "./picture-words";
import type { Picture } from "./read-library";

/** Uses of a picture, and entries with older versions that use it. */
export function PictureUses({ picture }: { picture: Picture }) {
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
