import { defaultLanguage, type Language } from '@parral/api-spec/languages';
import type { Report } from '../problem.ts';
import type { FolderFiles } from '../reading/folder-files.ts';
import { groupMails, requiredMails, visitMails, type MailSource } from '../reading/read-mail.ts';
import { checkTemplate } from '../templates/check-template.ts';
import { createEngine } from '../templates/engine.ts';
import type {
  ClubMail,
  ContactMail,
  GiftMail,
  GroupMail,
  MailData,
  NewsletterMail,
  NoticeMail,
  OrderMail,
  RestockMail,
  VisitMail,
} from '../templates/render-mail.ts';

/** An order with everything that mails may print. */
export const exampleOrder: OrderMail = {
  brand: { name: 'Bodega', email: 'bodega@example.com', phone: '+34 941 000 000', address: ['Camino de los Bancales, 3'] },
  order: {
    number: 'M-7F3K2Q',
    name: 'Lucía',
    link: 'https://example.com/es/pedido-confirmado?order=1',
    lines: [
      {
        title: 'Reserva 2019, 75 cl',
        quantity: 3,
        each: '24,50 €',
        stepFrom: 3,
        contents: ['3 × Reserva 2019, 75 cl'],
        total: '73,50 €',
        link: 'https://example.com/es/vinos/reserva?sku=MON-RES-2019-75',
      },
    ],
    subtotal: '73,50 €',
    discount: '10,00 €',
    shipping: '6,50 €',
    total: '70,00 €',
    tax: '12,15 €',
    taxes: [{ rate: '21 %', base: '57,85 €', tax: '12,15 €' }],
    address: ['Lucía Arteaga', 'Calle del Laurel, 14'],
    gifts: 1,
    isPickup: false,
    deliveryTime: 'De dos a cuatro días',
    isGift: true,
    carrier: 'Transportes del Ebro',
    trackingNumber: 'TE-204117',
    trackingLink: 'https://example.com/envios/TE-204117',
    deliveredOn: '3 de noviembre de 2026',
    withdrawUntil: '17 de noviembre de 2026',
    invoice: 'https://www.example.com/api/invoice/invoice_x/',
    isInvoiced: true,
    office: 'https://example.com/office/orders/M-7F3K2Q',
    refund: '70,00 €',
    refundReason: 'Una botella llegó rota',
  },
  withdrawal: {
    name: 'Lucía Arteaga',
    email: 'lucia@example.com',
    lines: [{ title: 'Reserva 2019, 75 cl', quantity: 3 }],
    isWholeOrder: true,
    receivedAt: '10 de noviembre de 2026, 9:41:07 CET',
  },
};

/** A mail of the club with everything that such may print. */
export const exampleClub: ClubMail = {
  brand: exampleOrder.brand,
  club: {
    name: 'Lucía',
    clubName: 'Club La Llave',
    link: 'https://example.com/es/club/contrasena?token=x',
    minutes: 45,
    expires: '9 de enero de 2027',
    inviter: 'Andrés Ollero',
    number: '00214',
    office: 'https://example.com/office/club/00214',
    person: { name: 'Ana', surname: 'Gil', email: 'ana@example.com', phone: '+34 600 00 00 00', message: 'Me gustaría entrar.' },
  },
};

/** A mail about a visit with everything that such may print. */
export const exampleVisit: VisitMail = {
  brand: exampleOrder.brand,
  visit: {
    name: 'Lucía',
    experience: 'Los bancales a pie',
    day: 'lunes, 3 de mayo de 2027',
    time: '10:00',
    endTime: '12:00',
    meetingPoint: 'En la báscula, junto al aparcamiento.',
    language: 'español',
    people: [{ label: 'Adultos', quantity: 2 }],
    total: '64,00 €',
    tax: { amount: '11,11 €', rate: '21 %' },
    link: 'https://example.com/es/reserva?token=1',
    code: 'https://example.com/api/booking/visit_x/code.png',
    until: '1 de mayo de 2027 a las 10:00',
    invoice: 'https://www.example.com/api/invoice/invoice_x/',
    isInvoiced: true,
    refund: '64,00 €',
    reason: 'Hay aviso de nieve.',
    reference: '7K2F-9QXM',
    directions: 'De Haro, veinte minutos.',
    bring: ['Sombrero'],
    wines: [{ name: 'Reserva', note: '2019', link: 'https://example.com/es/vinos/reserva' }],
    visits: 'https://example.com/es/visitas',
  },
};

/** The mail about vouchers that were bought. */
export const exampleGift: GiftMail = {
  brand: exampleOrder.brand,
  gift: {
    name: 'Lucía',
    order: 'M-7F3K2Q',
    vouchers: [{ title: 'Bono regalo: Los bancales a pie', people: 2, until: '3 de mayo de 2028', link: 'https://example.com/es/bono?token=gift_x' }],
  },
};

/** A message of the contact page. */
export const exampleContact: ContactMail = {
  brand: exampleOrder.brand,
  contact: {
    subject: 'Un pedido',
    name: 'Ana',
    surname: 'Gil',
    email: 'ana@example.com',
    phone: '+34 600 00 00 00',
    message: 'Una botella ha llegado rota.',
    language: 'español',
  },
};

/** A request of a group. */
export const exampleGroup: GroupMail = {
  brand: exampleOrder.brand,
  group: {
    experience: 'Los bancales a pie',
    day: 'lunes, 3 de mayo de 2027',
    people: 34,
    wish: 'Una boda: comida y visita en inglés.',
    name: 'Ana Gil',
    email: 'ana@example.com',
    phone: '+34 600 00 00 00',
    language: 'español',
    office: 'https://example.com/office/visits/requests/x',
  },
};

/** A mail about the newsletter. */
export const exampleNewsletter: NewsletterMail = {
  brand: exampleOrder.brand,
  newsletter: {
    title: 'Una carta en cada estación',
    text: 'Cuatro cartas al año.',
    link: 'https://example.com/newsletter/confirm?token=x',
    days: 7,
    unsubscribe: 'https://example.com/newsletter/unsubscribe?token=x',
  },
};

/** The mail about a bottle that is back. */
export const exampleRestock: RestockMail = {
  brand: exampleOrder.brand,
  product: { title: 'Reserva', label: '2019, 75 cl', link: 'https://example.com/es/vinos/reserva?sku=MON-RES-2019-75' },
};

/** A notice to the estate. */
export const exampleNotice: NoticeMail = {
  brand: exampleOrder.brand,
  notice: {
    title: 'Una devolución no llegó: pedido M-7F3K2Q',
    paragraphs: ['El banco no aceptó 70,00 €.', 'Devuélvalos de otro modo.'],
    facts: [{ label: 'Comprador', lines: ['Lucía Arteaga', 'lucia@example.com'] }],
    sections: [{ title: 'Pedido M-7F3K2Q: 70,00 €', paragraphs: [], facts: [{ label: 'Total', lines: ['70,00 €'] }] }],
  },
};

function exampleOf(name: string): MailData {
  if (name.startsWith('newsletter-')) return exampleNewsletter;
  if (name.startsWith('contact-')) return exampleContact;
  if (name.startsWith('gift-')) return exampleGift;
  if (/^(?:estate|member|payment|voucher)-/.test(name)) return exampleNotice;
  if (name.startsWith('group-')) return exampleGroup;
  if (name === 'back-in-stock') return exampleRestock;
  if (/^(?:visit|waiting)-/.test(name)) return exampleVisit;
  return name.startsWith('club-') ? exampleClub : exampleOrder;
}

/**
 * Every mail that the server sends stands in the folder in each of these languages: those of visits where there are any, those of
 * groups' requests where a page takes such.
 */
export function checkRequiredMails(
  files: FolderFiles,
  wanted: readonly Language[],
  { hasVisits, takesGroups }: { hasVisits: boolean; takesGroups: boolean },
  report: Report,
): void {
  for (const name of [...requiredMails, ...(hasVisits ? visitMails : []), ...(takesGroups ? groupMails : [])])
    for (const language of wanted)
      if (!files.has(`mail/${name}.${language}.liquid`))
        report({ file: `mail/${name}.${language}.liquid`, line: 1, field: '', message: 'the file is missing, and the server sends this mail: create it' });
}

/** Renders every mail and the layout with an example and reports Liquid's errors. */
export function checkMails({ layout, templates }: { layout: string; templates: MailSource[] }, report: Report): void {
  const engine = createEngine({ partials: {}, everyError: true });
  for (const mail of templates) {
    checkTemplate(engine, { file: mail.file, template: mail.body, linesAbove: mail.linesAbove }, exampleOf(mail.name), report);
    checkTemplate(engine, { file: mail.file, template: mail.subject, linesAbove: 1 }, exampleOf(mail.name), (problem) =>
      report({ ...problem, field: 'subject' }),
    );
  }
  const data = { ...exampleOrder, content: '', subject: '', language: defaultLanguage };
  checkTemplate(engine, { file: 'mail/layout.liquid', template: layout, linesAbove: 0 }, data, report);
  if (layout !== '' && !/\{\{-?\s*content\s*\|\s*raw\s*-?\}\}/.test(layout))
    report({ file: 'mail/layout.liquid', line: 1, field: '', message: 'the layout has no place for the mail: write {{ content | raw }} where it goes' });
}
