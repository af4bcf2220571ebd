import { type ReactNode, useRef } from "react";
import marks from "~/assets/partners.svg?url";
import { useI18n } from "~/i18n/context";
import { Photo } from "~/ui/photo";
import { useNearViewport } from "~/ui/use-near-viewport";
import type { Partner } from "./facts.server";

/** Partner logos; drawn ones belong to the demonstration, and a note says so. The sprite is requested only when the list comes near the viewport. */
export function Partners({ partners }: { partners: Partner[] }) {
  const { t } = useI18n();
  const list = useRef<HTMLUListElement>(null);
  const near = useNearViewport(list);
  if (partners.length === 0) return null;
  return (
    <>
      <ul ref={list} className="partners" aria-label={t("home.partners")}>
        {partners.map((partner) => (
          <li key={partner.name}>
            <Linked href={partner.href}>
              <Logo partner={partner} near={near} />
            </Linked>
          </li>
        ))}
      </ul>
      {partners.some(({ mark }) => mark) && (
        <p className="partners__note">{t("home.partners.example")}</p>
      )}
    </>
  );
}

function Linked({ href, children }: { href: string; children: ReactNode }) {
  return href ? (
    <a href={href} rel="noopener">
      {children}
    </a>
  ) : (
    children
  );
}

function Logo({ partner: { name, mark, picture }, near }: { partner: Partner; near: boolean }) {
  if (picture) return <Photo picture={picture} alt={name} sizes="12rem" />;
  if (!mark) return <span>{name}</span>;
  return (
    <>
      <Mark name={name} mark={mark} visible={near} className="needs-script" />
      <noscript>
        <Mark name={name} mark={mark} visible />
      </noscript>
    </>
  );
}

interface MarkProps {
  name: string;
  mark: NonNullable<Partner["mark"]>;
  /** If false, only the space is reserved. */
  visible: boolean;
  className?: string;
}

function Mark({ name, mark: { id, ratio }, visible, className }: MarkProps) {
  return (
    <svg className={className} role="img" aria-label={name} style={{ aspectRatio: ratio }}>
      {visible && <use href={`${marks}#${id}`} />}
    </svg>
  );
}
