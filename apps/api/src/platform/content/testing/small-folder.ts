import { requiredKeys } from '../checks/page-pairs.ts';
import { listed, type FolderFiles } from '../reading/folder-files.ts';
import { requiredMails } from '../reading/read-mail.ts';
import { smallBrands, smallShipping, smallWine } from './small-texts.ts';

/** Texts of an estate folder by file name. */
export type FolderTexts = Record<string, string>;

/** The smallest good folder: one brand, two wines, every page the site needs. */
export function smallFolder(): FolderTexts {
  return {
    'brands.yaml': smallBrands,
    'shipping.yaml': smallShipping,
    'catalogue/alba/reserva.yaml': smallWine('reserva', 'crianza'),
    'catalogue/alba/crianza.yaml': smallWine('crianza', 'reserva'),
    'experiences/paseo.yaml': smallVisit,
    'vouchers/coupons.yaml': 'coupons:\n  - code: VENDIMIA\n    amount: 10.00\n',
    'club/club.yaml': smallClub,
    'club/members.yaml': smallMembers,
    'mail/layout.liquid': '<body>{{ content | raw }}</body>',
    'mail/order-confirmation.es.liquid':
      '---\nsubject: Pedido {{ order.number }}\n---\n<p>Gracias, {{ order.name }}</p>\n<p>{% for line in order.lines %}{{ line.link }} {% endfor %}</p>\n',
    'mail/order-confirmation.en.liquid':
      '---\nsubject: Order {{ order.number }}\n---\n<p>Thank you, {{ order.name }}</p>\n<p>{% for line in order.lines %}{{ line.link }} {% endfor %}</p>\n',
    ...otherMails(),
    'pages/partials/foot.liquid': '<p>{{ brand.name }} <img src="/images/alba/hero.svg" alt=""></p>\n',
    'images/alba/hero.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"/>',
    'images/alba/terrace.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="760" height="320"/>',
    ...pages(),
  };
}

/** The texts as the reader takes them. */
export function filesOf(texts: FolderTexts): FolderFiles {
  return listed(Object.keys(texts), (name) => Promise.resolve(Buffer.from(texts[name] ?? '')));
}

function pages(): FolderTexts {
  const texts: FolderTexts = {};
  for (const [index, key] of requiredKeys.entries())
    for (const [at, [language, wines]] of Object.entries({ es: 'vinos', en: 'wines' }).entries()) {
      const route = key === 'product' ? `route: ${wines}/:slug\n` : '';
      const body =
        key === 'home' ? '<img src="/images/alba/hero.svg" alt="">\n{% render \'foot\', brand: brand %}' : `{% block 'shop/catalogue', page-id: page.id %}`;
      texts[`pages/alba/${language}/${key === 'home' ? 'index' : key}.liquid`] =
        `---\nid: ${index * 2 + at + 1}\nkey: ${key}\napp: shop\ntitle: ${key}\ndescription: ${key}\n${route}---\n<h1>${key}</h1>\n${body}\n`;
    }
  return texts;
}

function otherMails(): FolderTexts {
  const names = requiredMails.filter((name) => /^(?:order|withdrawal)-/.test(name) && name !== 'order-confirmation');
  const text = (name: string) =>
    `---\nsubject: ${name} {{ order.number }}\n---\n<p>{{ order.name }} {{ order.link }}</p>\n<p>{{ order.refund }} {{ order.withdrawUntil }}</p>\n<p>{{ withdrawal.name }} {{ withdrawal.receivedAt }}</p>\n<p>{% for line in order.lines %}{{ line.link }} {% endfor %}</p>\n`;
  const club = requiredMails.filter((name) => name.startsWith('club-'));
  const clubText = (name: string, language: string) =>
    `---\nsubject: ${name} ${language} {{ club.clubName }}\n---\n<p>{{ club.name }} {{ club.inviter }} {{ club.expires }} {{ club.minutes }}</p>\n<p><a href="{{ club.link }}">{{ club.link }}</a></p>\n<p>{{ club.person.email }} {{ club.person.message }} {{ club.office }}</p>\n`;
  return {
    ...Object.fromEntries(club.flatMap((name) => ['es', 'en'].map((language) => [`mail/${name}.${language}.liquid`, clubText(name, language)]))),
    ...bothLanguages(['contact-message'], contactMail),
    ...bothLanguages(['back-in-stock'], restockMail),
    ...bothLanguages(['newsletter-confirm', 'newsletter-welcome'], newsletterMail),
    ...bothLanguages(names, text),
    ...bothLanguages(visitNames, visitMail),
    ...bothLanguages(['group-request', 'group-request-received'], groupMail),
  };
}

function bothLanguages(names: readonly string[], text: (name: string) => string): FolderTexts {
  return Object.fromEntries(names.flatMap((name) => ['es', 'en'].map((language) => [`mail/${name}.${language}.liquid`, text(name)])));
}

function contactMail(name: string): string {
  return `---\nsubject: ${name} {{ contact.subject }}\n---\n<p>{{ contact.name }} {{ contact.surname }} {{ contact.email }} {{ contact.phone }} {{ contact.language }} {{ contact.message }}</p>\n`;
}

function restockMail(name: string): string {
  return `---\nsubject: ${name} {{ product.title }}\n---\n<p>{{ product.label }} {{ product.link }}</p>\n`;
}

function newsletterMail(name: string): string {
  return `---\nsubject: ${name} {{ newsletter.title }}\n---\n<p>{{ newsletter.link }} {{ newsletter.unsubscribe }} {{ newsletter.days }}</p>\n`;
}

function groupMail(name: string): string {
  return `---\nsubject: ${name} {{ group.day }}\n---\n<p>{{ group.name }} {{ group.email }} {{ group.phone }} {{ group.people }} {{ group.experience }} {{ group.language }} {{ group.office }}</p>\n<p>{{ group.wish }}</p>\n`;
}

const visitNames = [
  'visit-confirmation',
  'visit-moved',
  'visit-cancelled',
  'visit-reminder',
  'visit-follow-up',
  'visit-called-off',
  'visit-dates-offered',
  'visit-rescheduled',
  'visit-refunded',
  'waiting-list-joined',
  'waiting-list-offer',
  'waiting-list-closed',
];

function visitMail(name: string): string {
  return `---\nsubject: ${name} {{ visit.experience }}\n---\n<p>{{ visit.name }} {{ visit.day }} {{ visit.time }} {{ visit.until }} {{ visit.refund }} {{ visit.total }} {{ visit.reason }}</p>\n<p>{{ visit.link }} {{ visit.reference }}</p>\n<p>{% for wine in visit.wines %}{{ wine.name }} {{ wine.note }} {{ wine.link }} {% endfor %}</p>\n`;
}

const smallVisit = `id: 1
slug: paseo
brand: alba
position: 1
name: { es: Paseo, en: Walk }
teaser: { es: Un paseo, en: A walk }
duration: 90
prices: { adult: 24.00, child: 8.00, baby: 0.00 }
languages: [es, en]
meetingPoint: { es: Aquí, en: Here }
picture: hero
`;

export const smallClub = `levels:
  - { level: bronze, label: { es: Bronce, en: Bronze } }
  - { level: platinum, label: { es: Platino, en: Platinum } }
  - { level: shareholder, label: { es: Accionista, en: Shareholder }, permanent: true }
`;

const smallMembers = `members:
  - number: '00214'
    email: lucia@club.example
    password: llave-platino-1
    name: Lucía
    surname: Arteaga
    title: mrs
    level: platinum
    memberSince: 2016-05-12
    membershipEnds: 2027-12-31
    language: es
    phone: +34 600 11 22 33
    document: { type: dni, number: 16624081A }
`;
