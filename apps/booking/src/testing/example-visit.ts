import type { components } from '@parral/api-spec';

type Schemas = components['schemas'];

/** A visit as the API answers it. */
export const exampleExperience: Schemas['Experience'] = {
  id: '2',
  name: 'La bodega de 1924',
  slug: 'la-bodega-de-1924',
  href: '/es/visitas/la-bodega-de-1924',
  brand: 'alba',
  teaser: 'Calados, prensa de husillo y cuatro vinos',
  duration_minutes: 90,
  price_adult: 24,
  price_child: 8,
  price_baby: 0,
  min_visitors: 1,
  max_visitors: 12,
  languages: ['es', 'en'],
  meeting_point: 'En la puerta del lagar, la verde.',
  picture: null,
  cancellation_hours: 48,
  lead_hours: 24,
  season: [],
};

/** The same with all that its page says. */
export const exampleDetail: Schemas['ExperienceDetail'] = {
  ...exampleExperience,
  description: ['Se baja con jersey en julio y se sube con ganas de volver.', 'La prensa es de 1924 y aún gira.'],
  programme: [
    { after: 0, text: 'En la puerta del lagar' },
    { after: 45, text: 'Cuatro vinos en la bóveda' },
  ],
  included: ['Cuatro vinos y pan'],
  wines: [
    { name: 'Reserva', note: 'La añada de 2019', href: '/es/vinos/reserva' },
    { name: 'Gran Reserva', note: null, href: null },
  ],
  bring: ['Una chaqueta: abajo hay doce grados'],
  accessibility: 'A la bóveda se baja por una rampa.',
  directions: 'Desde Haro, veinte minutos.',
  pictures: [{ src: '/images/alba/church.svg', caption: 'El lagar' }],
  timetable: [
    { from: '03-01', until: '06-30', days: ['sat', 'sun'], times: ['10:30', '12:00'], languages: ['es', 'en'] },
    { from: '01-01', until: '12-31', days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], times: ['17:00'], languages: ['en'] },
  ],
};

const months = ['Enero', 'Febrero', 'Marzo', 'Abril', 'Mayo', 'Junio', 'Julio', 'Agosto', 'Septiembre', 'Octubre', 'Noviembre', 'Diciembre'];

export const exampleOptions: Schemas['BookingOptions'] = {
  languages_options: [
    { value: 'es', text: 'Español' },
    { value: 'en', text: 'Inglés' },
  ],
  months_options: months.map((text, index) => ({ value: String(index + 1), text })),
  document_options: [
    { value: 'dni', text: 'DNI o NIE' },
    { value: 'passport', text: 'Pasaporte' },
    { value: 'nif_cif', text: 'NIF o CIF' },
  ],
  country_options: [
    { value: 'ES', text: 'España' },
    { value: 'FR', text: 'Francia' },
  ],
  region_options: [
    { value: 'Burgos', text: 'Burgos' },
    { value: 'La Rioja', text: 'La Rioja' },
  ],
  max_visitors: 12,
  min_visitors: 1,
  vat_percent: 21,
};

/** A month with a free day, one with few places, and a full one. */
export function exampleSlots(year: number, month: number): Schemas['SlotOption'][] {
  const day = (date: number) => `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  return [
    { day: day(24), slots: ['10:30', '12:00'], places_left: { '12:00': 3 }, full_slots: ['16:30'] },
    { day: day(26), slots: ['10:30'], places_left: {}, full_slots: [] },
    { day: day(27), slots: [], places_left: {}, full_slots: ['10:30', '12:00'] },
  ];
}

/** What a submission is answered with. Nothing is due: so that the card provider's script stays out of these tests. */
export const exampleOpened: Schemas['BookingIntentOpened'] = {
  booking_intent_id: 'bi_1',
  payment_intent_secret: 'free_1_secret_x',
  payment_due: false,
  total_price: 24,
  hold_expires_at: '2026-11-21T12:15:00Z',
  hold_seconds_left: 900,
  extension_possible: true,
};

const nextYear = new Date().getUTCFullYear() + 1;

const onTheDay: Schemas['OnTheDay'] = {
  meeting_point: 'En la puerta del lagar, la verde.',
  directions: 'De Haro, veinte minutos.',
  bring: ['Una chaqueta'],
  programme: [
    { time: '12:00', text: 'El lagar' },
    { time: '12:35', text: 'La bóveda' },
  ],
};

/** A booking behind its private link. */
export const exampleBooking: Schemas['Booking'] = {
  reference: '7K2F-9QXM',
  on_the_day: onTheDay,
  status: 'confirmed',
  paid_with: 'card',
  site: 'alba',
  language: 'es',
  web_language: 'es',
  experience_id: '2',
  experience_name: 'La bodega de 1924',
  experience_page_url: '/es/visitas/la-bodega-de-1924',
  page_url: 'https://alba.example/es/reserva?token=visit_x',
  meeting_point: 'En la puerta del lagar, la verde.',
  date: `${nextYear}-05-24T12:00`,
  ends_at: `${nextYear}-05-24T13:30`,
  duration_minutes: 90,
  adults_number: 2,
  children_number: 1,
  babies_number: 1,
  total_visitors: 4,
  name: 'Lucía Arteaga',
  email: 'lucia@correo.es',
  total_price: 56,
  tax_by_rate: [{ rate_percent: 21, base: 46.28, tax: 9.72, total: 56 }],
  refunded: 0,
  invoices: [{ number: 'S-2026-000121', kind: 'simplified', date: '2026-11-05', total: 56, pdf_url: '/api/invoice/invoice_x/' }],
  booked_at: '2026-11-21T10:00:00Z',
  change: { possible: true, until: `${nextYear}-05-22T12:00`, hours: 48, reason: null, voucher_days: null },
};

/** What a booking's end is answered with. */
export const exampleConfirmation: Schemas['BookingConfirmation'] = {
  booking: {
    reference: '7K2F-9QXM',
    ends_at: `${nextYear}-05-24T13:30`,
    change_until: `${nextYear}-05-22T12:00`,
    on_the_day: onTheDay,
    experience_name: 'La bodega de 1924',
    total_visitors: 4,
    language: 'es',
    date: `${nextYear}-05-24T12:00`,
    email: 'lucia@correo.es',
    total_price: 56,
    experience_id: '2',
    booking_token: 'visit_x',
  },
  track_gtm_booking: false,
  newsletter: false,
};
