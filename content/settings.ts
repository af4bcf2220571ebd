import { company } from "#shared/company.ts";
import { choice, choices, defineTable, number, objects, text } from "./define.ts";

const days = {
  Monday: { es: "Lunes", en: "Monday", fr: "Lundi" },
  Tuesday: { es: "Martes", en: "Tuesday", fr: "Mardi" },
  Wednesday: { es: "Miércoles", en: "Wednesday", fr: "Mercredi" },
  Thursday: { es: "Jueves", en: "Thursday", fr: "Jeudi" },
  Friday: { es: "Viernes", en: "Friday", fr: "Vendredi" },
  Saturday: { es: "Sábado", en: "Saturday", fr: "Samedi" },
  Sunday: { es: "Domingo", en: "Sunday", fr: "Dimanche" },
};

const same = (name: string) => ({ es: name, en: name, fr: name });
const networkIcons = {
  instagram: same("Instagram"),
  facebook: same("Facebook"),
  youtube: same("YouTube"),
};

const contact = { section: "contact", half: true } as const;
const address = { section: "address", half: true } as const;
const mail = { format: "email", ...contact } as const;
const url = { max: 500, format: "url" } as const;
const time = { required: "Escribe una hora", max: 5, format: "time", half: true } as const;
const percent = { min: 0, max: 100, whole: true } as const;
const nothing = "Nada todavía.";

/** Company data shown on pages: one row, readable by everyone, written by administrators. */
export const siteSettings = defineTable({
  table: "site_settings",
  others: ["id", "updated_at"],
  sections: {
    contact: { title: "Empresa y contacto" },
    address: { title: "Dirección" },
    terms: { title: "Condiciones" },
  },
  fields: {
    company_name: text({
      label: "Nombre de la empresa",
      required: "Escribe el nombre de la empresa",
      max: 200,
      ...contact,
    }),
    email: text({ label: "Correo", required: "Escribe el correo", max: 255, ...mail }),
    phone: text({ label: "Teléfono", required: "Escribe el teléfono", max: 40, ...contact }),
    whatsapp: text({
      label: "WhatsApp",
      hint: "Con el prefijo internacional, solo cifras: 27110000000",
      max: 15,
      format: "digits",
      ...contact,
    }),
    street: text({ label: "Calle y número", max: 200, ...address }),
    city: text({ label: "Ciudad", max: 100, ...address }),
    postal_code: text({ label: "Código postal", max: 20, ...address }),
    region: text({ label: "Provincia", max: 100, ...address }),
    country: text({ label: "País", max: 100, translated: true, ...address }),
    opening_hours: objects({
      label: "Horario",
      one: "Horario",
      the: "el horario",
      add: "Añadir horario",
      empty: "Sin horario: la web no muestra ninguno.",
      maxItems: 14,
      of: {
        days: choices({ label: "Días", options: days }),
        opens: text({ label: "Abre", ...time }),
        closes: text({ label: "Cierra", ...time }),
      },
    }),
    networks: objects({
      label: "Redes sociales",
      one: "Red",
      the: "la red",
      add: "Añadir red",
      empty: nothing,
      maxItems: 12,
      of: {
        name: text({ label: "Nombre", required: "Escribe el nombre", max: 100, half: true }),
        icon: choice({ label: "Icono", options: networkIcons, half: true }),
        href: text({ label: "Dirección", required: "Escribe la dirección", ...url }),
      },
    }),
    review_sites: objects({
      label: "Sitios de opiniones",
      one: "Sitio",
      the: "el sitio",
      add: "Añadir sitio",
      empty: nothing,
      maxItems: 12,
      of: {
        name: text({ label: "Nombre", required: "Escribe el nombre", max: 100 }),
        href: text({ label: "Dirección", required: "Escribe la dirección", ...url }),
      },
    }),
    partners: objects({
      label: "Asociaciones y colaboradores",
      one: "Colaborador",
      the: "el colaborador",
      add: "Añadir colaborador",
      empty: nothing,
      maxItems: 24,
      of: {
        name: text({ label: "Nombre", required: "Escribe el nombre", max: 200 }),
        logo: text({
          label: "Logotipo",
          hint: "JPEG, PNG o WEBP",
          required: "Sube el logotipo",
          max: 2000,
          upload: "tour-images",
          marks: company.partners.map(({ mark }) => mark),
        }),
        href: text({ label: "Dirección", ...url }),
      },
    }),
    deposit_percent: number({ label: "Depósito (%)", ...percent, section: "terms" }),
    terms: text({
      label: "Condiciones de reserva",
      hint: "Depósito, pago y cancelación",
      max: 20_000,
      rows: 6,
      translated: true,
      section: "terms",
    }),
  },
});

/** Settings that only administrators can read: one row. */
export const deskSettings = defineTable({
  table: "inbox_settings",
  others: ["id", "updated_at"],
  sections: {},
  fields: {
    answer_templates: objects({
      label: "Plantillas de respuesta",
      one: "Plantilla",
      the: "la plantilla",
      add: "Añadir plantilla",
      empty: nothing,
      maxItems: 50,
      of: {
        name: text({ label: "Nombre", required: "Escribe el nombre", max: 100 }),
        body: text({
          label: "Texto",
          hint: "{nombre} y {tour} se rellenan al responder",
          max: 10_000,
          rows: 6,
          translated: true,
          expected: true,
        }),
      },
    }),
  },
});
