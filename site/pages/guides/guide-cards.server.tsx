import { useI18n } from "~/i18n/context";
import { guidePath } from "~/seo/addresses";
import type { GuideCardData } from "./guide.server";
import { Portrait } from "./portrait";

const sizes = "(min-width: 40rem) 160px, 40vw";

interface GuideCardsProps {
  guides: readonly GuideCardData[];
  /** Level of the names, below the heading of the part. */
  heading?: "h2" | "h3";
}

/** Guides with portrait, name and role, for static parts of a page. The name's link covers the card. */
export function GuideCards({ guides, heading: Heading = "h3" }: GuideCardsProps) {
  const { href } = useI18n();
  return (
    <ul className="guides">
      {guides.map(({ slug, name, role, photo, lang }) => (
        <li key={slug} className="guide">
          <Portrait name={name} picture={photo} alt="" sizes={sizes} />
          <Heading>
            <a href={href(guidePath(slug))}>{name}</a>
          </Heading>
          <p lang={lang?.role}>{role}</p>
        </li>
      ))}
    </ul>
  );
}
