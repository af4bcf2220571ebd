/** One drawing of the document's sprite: it costs no JavaScript and takes the colour of its text. */
export function Icon({ name, className = "icon" }: { name: string; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 255 68" aria-hidden="true">
      <use href="#icon-logo" />
    </svg>
  );
}
