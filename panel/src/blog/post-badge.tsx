/** Whether the site shows the post (H7). */
export function PostBadge({ published }: { published: boolean }) {
  if (published) return <span className="badge badge--ok">Publicado</span>;
  return <span className="badge">Borrador</span>;
}
