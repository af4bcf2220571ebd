import { Icon } from "#shared/ui/icon.tsx";

interface ServiceListProps {
  title: string;
  services: readonly string[];
  icon: "check" | "minus";
  /** Language of the services, if it is not the page's. */
  lang?: string;
}

export function ServiceList({ title, services, icon, lang }: ServiceListProps) {
  if (services.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul className={icon === "check" ? "ticks" : "ticks ticks--no"} lang={lang}>
        {services.map((service) => (
          <li key={service}>
            <Icon name={icon} />
            <span>{service}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
