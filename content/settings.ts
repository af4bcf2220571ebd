import { company } from "#shared/company.ts";
import { array, choice, choices, defineTable, number, picture, text } from "./define.ts";

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

const urlField = () => text({ label: "Dirección", max: 500, format: "url" });
const requiredUrlField = () =>
  text({
    label: "Dirección",
    max: 500,
    format: "url",
    required: true,
    requiredMessage: "Escribe la dirección",
  });
const nameField = ({ max = 100 } = {}) =>
  text({ label: "Nombre", max, required: true, requiredMessage: "Escribe el nombre" });
const timeField = (label: string) =>
  text({
    label,
    max: 5,
    format: "time",
    required: true,
    requiredMessage: "Escribe una hora",
  });

/** Company data shown on pages: one row, readable by everyone, written by administrators. */
export const siteSettings = defineTable({
  table: "site_settings",
  others: ["id", "updated_at"],
  form: [
    {
      title: "Empresa y contacto",
      rows: [["company_name", "email", "phone", "whatsapp"]],
    },
    { title: "Dirección", rows: [["street", "city", "postal_code", "region", "country"]] },
    "opening_hours",
    "networks",
    "review_sites",
    "partners",
    { title: "Condiciones", rows: ["deposit_percent", "terms"] },
    {
      title: "Privacidad",
      rows: [["legal_name", "information_officer"], "hosting_provider"],
    },
  ],
  fields: {
    company_name: text({
      label: "Nombre de la empresa",
      max: 200,
      required: true,
      requiredMessage: "Escribe el nombre de la empresa",
    }),
    email: text({
      label: "Correo",
      max: 255,
      format: "email",
      required: true,
      requiredMessage: "Escribe el correo",
    }),
    phone: text({
      label: "Teléfono",
      max: 40,
      required: true,
      requiredMessage: "Escribe el teléfono",
    }),
    whatsapp: text({
      label: "WhatsApp",
      max: 15,
      format: "digits",
      admin: { hint: "Con el prefijo internacional, solo cifras: 27110000000" },
    }),
    street: text({ label: "Calle y número", max: 200 }),
    city: text({ label: "Ciudad", max: 100 }),
    postal_code: text({ label: "Código postal", max: 20 }),
    region: text({ label: "Provincia", max: 100 }),
    country: text({ label: "País", max: 100, translated: true }),
    opening_hours: array({
      label: "Horario",
      labels: { singular: "horario", gender: "m" },
      empty: "Sin horario: la web no muestra ninguno.",
      maxItems: 14,
      form: ["days", ["opens", "closes"]],
      of: {
        days: choices({ label: "Días", options: days }),
        opens: timeField("Abre"),
        closes: timeField("Cierra"),
      },
    }),
    networks: array({
      label: "Redes sociales",
      labels: { singular: "red", gender: "f" },
      maxItems: 12,
      form: [["name", "icon"], "href"],
      of: {
        name: nameField(),
        icon: choice({ label: "Icono", options: networkIcons }),
        href: requiredUrlField(),
      },
    }),
    review_sites: array({
      label: "Sitios de opiniones",
      labels: { singular: "sitio", gender: "m" },
      maxItems: 12,
      of: { name: nameField(), href: requiredUrlField() },
    }),
    partners: array({
      label: "Asociaciones y colaboradores",
      labels: { singular: "colaborador", gender: "m" },
      maxItems: 24,
      of: {
        name: nameField({ max: 200 }),
        logo: picture({
          label: "Logotipo",
          required: true,
          requiredMessage: "Sube el logotipo",
          bucket: "tour-images",
          marks: company.partners.map(({ mark }) => mark),
          admin: { hint: "JPEG, PNG o WEBP" },
        }),
        href: urlField(),
      },
    }),
    deposit_percent: number({ label: "Depósito (%)", min: 0, max: 100, whole: true }),
    terms: text({
      label: "Condiciones de reserva",
      max: 20_000,
      translated: true,
      admin: { hint: "Depósito, pago y cancelación", rows: 6 },
    }),
    legal_name: text({
      label: "Razón social",
      max: 200,
      admin: { hint: "Con el número de registro. Vacía: el nombre de la empresa" },
    }),
    information_officer: text({
      label: "Responsable de la información",
      max: 200,
      admin: {
        hint: "«Information Officer» según la POPIA. Vacío: quien dirige la empresa",
      },
    }),
    hosting_provider: text({
      label: "Proveedor de alojamiento",
      max: 200,
      admin: { hint: "Nombre y país, como aparecen en la página de privacidad" },
    }),
  },
});

/** Settings that only administrators can read: one row. */
export const deskSettings = defineTable({
  table: "inbox_settings",
  others: ["id", "updated_at"],
  fields: {
    answer_templates: array({
      label: "Plantillas de respuesta",
      labels: { singular: "plantilla", gender: "f" },
      maxItems: 50,
      of: {
        name: nameField(),
        body: text({
          label: "Texto",
          max: 10_000,
          translated: true,
          expected: true,
          admin: { hint: "{nombre} y {tour} se rellenan al responder", rows: 6 },
        }),
      },
    }),
  },
});
