import { company } from "#shared/company.ts";
import { array, choice, choices, defineTable, number, picture, text } from "./define.ts";
import { latitudeField, longitudeField } from "./shared-fields.ts";

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
    {
      title: "Dirección",
      rows: [
        ["street", "city", "postal_code", "region", "country"],
        ["latitude", "longitude", "time_zone"],
      ],
    },
    {
      title: "Experiencia y promesas",
      rows: [
        ["founded_year", "years_of_service"],
        ["guide_years", "reply_hours"],
        ["headline_days_min", "headline_days_max"],
        ["price_range"],
      ],
    },
    "opening_hours",
    "networks",
    "review_sites",
    "partners",
    { title: "Condiciones", rows: ["deposit_percent", "terms"] },
    "registrations",
    {
      title: "Privacidad",
      rows: [["legal_name", "information_officer"], "hosting_provider"],
    },
  ],
  rules: [{ atLeast: "headline_days_max", than: "headline_days_min" }],
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
      admin: {
        hint: "Depósito, pago, dónde queda el dinero hasta el viaje y cancelación",
        rows: 6,
      },
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
    latitude: latitudeField(),
    longitude: longitudeField(),
    time_zone: text({
      label: "Zona horaria",
      max: 50,
      format: "timeZone",
      admin: { hint: "Como Africa/Windhoek. Vacía: Africa/Johannesburg" },
    }),
    founded_year: number({
      label: "Año de fundación",
      min: 1800,
      max: 2100,
      whole: true,
      admin: { hint: "Vacío: la web no dice el año" },
    }),
    years_of_service: number({
      label: "Años de servicio",
      min: 1,
      max: 200,
      whole: true,
      admin: { hint: "Vacío: se cuentan desde la fundación, cada año uno más" },
    }),
    guide_years: number({
      label: "Años de los guías",
      min: 1,
      max: 80,
      whole: true,
      admin: { hint: "La web dice «más de 20 años». Vacío: «muchos años»" },
    }),
    reply_hours: number({
      label: "Respondemos en (horas)",
      min: 1,
      max: 720,
      whole: true,
      admin: {
        hint: "Lo promete la web, y el panel avisa si se pasa. Vacío: la web dice «unos días»; el panel avisa a las 24 horas",
      },
    }),
    headline_days_min: number({
      label: "Anunciar tours desde (días)",
      min: 1,
      max: 365,
      whole: true,
      admin: { hint: "Los buscadores ven la duración, el precio y el grupo de estos tours" },
    }),
    headline_days_max: number({
      label: "Anunciar tours hasta (días)",
      min: 1,
      max: 365,
      whole: true,
      admin: { hint: "Si ninguno dura eso, cuentan todos" },
    }),
    price_range: text({
      label: "Nivel de precios",
      max: 50,
      admin: { hint: "Para buscadores: $$-$$$$" },
    }),
    registrations: array({
      label: "Registros y licencias",
      labels: { singular: "registro", gender: "m" },
      empty:
        "Registro mercantil (CIPC), guías, transporte (NPTR), seguro de responsabilidad civil, IVA… Los leen los buscadores.",
      maxItems: 20,
      form: [["name", "number"]],
      of: {
        name: nameField({ max: 200 }),
        number: text({
          label: "Número",
          max: 100,
          required: true,
          requiredMessage: "Escribe el número",
        }),
      },
    }),
  },
});

/** Settings that only administrators can read: one row. The panel has a page for each field. */
export const deskSettings = defineTable({
  table: "inbox_settings",
  others: ["id", "updated_at"],
  fields: {
    glossary: array({
      label: "Nombres que no se traducen",
      labels: { singular: "nombre", gender: "m" },
      empty: "Ninguno. Los nombres traducidos de los destinos se respetan siempre.",
      maxItems: 300,
      form: ["term", ["en", "fr"]],
      of: {
        term: text({
          label: "Nombre",
          max: 100,
          required: true,
          requiredMessage: "Escribe el nombre",
        }),
        en: text({ label: "En inglés", max: 100, admin: { hint: "Vacío: igual que en español" } }),
        fr: text({ label: "En francés", max: 100, admin: { hint: "Vacío: igual que en español" } }),
      },
    }),
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
    payment_details: text({
      label: "Cómo se paga",
      max: 2000,
      translated: true,
      admin: {
        rows: 6,
        hint: "Banco, titular y cuenta. Se copia en cada propuesta nueva; el viajero lo ve cuando ha aceptado, nunca en un correo",
      },
    }),
  },
});

const { answer_templates, glossary, payment_details } = deskSettings.fields;
export const answerSettings = { ...deskSettings, fields: { answer_templates } };
export const glossarySettings = { ...deskSettings, fields: { glossary } };
export const proposalSettings = { ...deskSettings, fields: { payment_details } };
