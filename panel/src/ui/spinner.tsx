import { Logo } from "#shared/ui/icon.tsx";

/** The panel is not there yet (a spinner while loading). */
export function Spinner({ label }: { label: string }) {
  return (
    <div className="spinner" role="status">
      <Logo />
      <span className="spinner__ring" aria-hidden="true" />
      <span className="sr">{label}</span>
    </div>
  );
}
