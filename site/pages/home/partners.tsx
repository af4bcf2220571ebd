import { useRef } from "react";
import { company } from "#shared/company.ts";
import marks from "~/assets/partners.svg?url";
import { useI18n } from "~/i18n/context";
import { useNear } from "~/ui/use-near";

/** Their file is asked for when they come near: it would come at once, long before they can be seen. */
export function Partners() {
  const { t } = useI18n();
  const list = useRef<HTMLUListElement>(null);
  const near = useNear(list);
  return (
    <ul ref={list} className="partners" aria-label={t("home.partners")}>
      {company.partners.map((partner) => (
        <li key={partner.mark}>
          <Mark partner={partner} drawn={near} className="needs-script" />
          <noscript>
            <Mark partner={partner} drawn />
          </noscript>
        </li>
      ))}
    </ul>
  );
}

interface MarkProps {
  partner: (typeof company.partners)[number];
  /** Else its place is kept. */
  drawn: boolean;
  className?: string;
}

function Mark({ partner: { name, mark, ratio }, drawn, className }: MarkProps) {
  return (
    <svg className={className} role="img" aria-label={name} style={{ aspectRatio: ratio }}>
      {drawn && <use href={`${marks}#${mark}`} />}
    </svg>
  );
}
