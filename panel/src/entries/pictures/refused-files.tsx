import type { RefusedFile } from "./use-gallery";

interface RefusedFilesProps {
  files: readonly RefusedFile[];
  onClose: () => void;
}

/** Files of the last choice that were skipped, each with its reason. */
export function RefusedFiles({ files, onClose }: RefusedFilesProps) {
  if (files.length === 0) return null;
  return (
    <section className="notice notice--warn refused" aria-label="Archivos que no se añaden">
      <ul>
        {files.map(({ key, name, reason }) => (
          <li key={key}>
            <b>{name}</b>: {reason}.
          </li>
        ))}
      </ul>
      <button className="more more--plain" type="button" onClick={onClose}>
        Entendido
      </button>
    </section>
  );
}
