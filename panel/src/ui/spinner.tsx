import { Logo } from "#shared/ui/icon.tsx";

/** Full-page loading state. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className="spinner" role="status">
      <Logo />
      <span className="spinner__ring" aria-hidden="true" />
      <span className="sr">{label}</span>
    </div>
  );
}
