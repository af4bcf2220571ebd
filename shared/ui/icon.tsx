/** Icon from the document's SVG sprite, in the text's colour, without JavaScript. */
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
