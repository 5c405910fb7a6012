/**
 * What attackers send, as a table: each row is one request as it goes over the wire, or one address as a browser opens it. `hostile()` stands for
 * the code that must never run, `evil.example` for the place that nobody must be led to.
 */
export interface HostileRequest {
  what: string;
  path: string;
  method?: 'GET' | 'POST' | 'PUT' | 'TRACE' | 'DELETE';
  headers?: Record<string, string>;
  body?: string;
  /** Sent with the cookies of a member's session. */
  asMember?: true;
}

const markup = [
  '<script>hostile()</script>',
  '"><script>hostile()</script>',
  `'><img src=x onerror=hostile()>`,
  '"><svg/onload=hostile()>',
  '</title><script>hostile()</script>',
  '</script><script>hostile()</script>',
  '--><script>hostile()</script><!--',
  '" onfocus=hostile() autofocus x="',
  `' onmouseover='hostile()`,
  '"><iframe srcdoc="<script>hostile()</script>">',
  '<a href="javascript:hostile()">x</a>',
  '"><base href="https://evil.example/">',
  '"><form action="https://evil.example/"><button>x',
  '"><meta http-equiv=refresh content="0;url=https://evil.example/">',
  '{{constructor.constructor("hostile()")()}}',
  '${hostile()}',
  '&#x3c;script&#x3e;hostile()&#x3c;/script&#x3e;',
  '\u2028hostile()\u2029',
  '%3Cscript%3Ehostile()%3C/script%3E',
];

/** Ways to say "another site" that a check of the first letters may miss. */
const elsewhere = [
  'https://evil.example/',
  '//evil.example/',
  '///evil.example/',
  '////evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/\t/evil.example/',
  '/\n/evil.example/',
  '\t//evil.example/',
  ' //evil.example/',
  'https:evil.example/',
  'https:/evil.example/',
  'hTTps://evil.example/',
  'javascript:hostile()',
  'JaVaScRiPt:hostile()',
  'java\tscript:hostile()',
  '\u0001javascript:hostile()',
  'data:text/html,<script>hostile()</script>',
  'vbscript:hostile()',
  'blob:https://evil.example/x',
  '/es/@evil.example',
  '@evil.example',
  '.evil.example/',
  '/%2f%2fevil.example/',
  '/%5cevil.example/',
  '/es/..//evil.example/',
  '/es/\r\nLocation: https://evil.example/',
  '/es/%0d%0aSet-Cookie:%20hostile=1',
  'https://localhost@evil.example/',
  'https://evil.example#@localhost/',
  '/\u00a0/evil.example',
  '/login?next=//evil.example/',
];

const row = (what: string, path: string, more: Partial<HostileRequest> = {}): HostileRequest => ({ what, path, ...more });
const form = (fields: Record<string, string>): Pick<HostileRequest, 'method' | 'headers' | 'body'> => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});
const json = (body: string): Pick<HostileRequest, 'method' | 'headers' | 'body'> => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body });

const redirects = [
  ...elsewhere.map((next) => row('next of the login', `/login?next=${encodeURIComponent(next)}`)),
  ...elsewhere.map((next) => row('next of the login, already logged in', `/login?next=${encodeURIComponent(next)}`, { asMember: true })),
  ...elsewhere.slice(0, 20).map((back) => row('way back of the newsletter', '/newsletter', form({ language: 'es', email: 'x', back }))),
  ...['/es/?next=//evil.example/', '/?url=https://evil.example/', '/es/bodega?to=//evil.example/', '/es/vinos/?x=%0d%0aLocation:%20//evil.example/'].map(
    (path) => row('a redirect that keeps the query', path),
  ),
];

const paths = [
  '//evil.example/',
  '//evil.example/..',
  '///evil.example',
  '/\\evil.example/',
  '/es//evil.example/',
  '/es/%2f%2fevil.example',
  '/.evil.example/',
  '/%0d%0aSet-Cookie:%20hostile=1/',
  '/es/%0d%0aLocation:%20https://evil.example/',
  '/es/%00',
  '/es/%E0%A4%A',
  '/es/%ff%fe',
  '/es/..%2f..%2f..%2fetc%2fpasswd',
  '/es/../../../etc/passwd',
  '/images/../../../../etc/passwd',
  '/images/..%2f..%2f..%2f..%2fetc%2fpasswd',
  '/images/montelar/..%5c..%5cetc%5cpasswd',
  '/images/montelar/%2e%2e/%2e%2e/brands.yaml',
  '/images//etc/passwd',
  '/assets/content/../../../../package.json',
  '/assets/content/..%2f..%2fserver%2fapp.js',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/.env',
  '/.git/config',
  '/.data/estate.sock',
  '/es/__proto__',
  '/es/constructor',
  '/es/vinos/__proto__',
  '/es/visitas/constructor',
  '/api/page/__proto__/es/',
  '/api/site/constructor/',
  '/api/page/montelar/es/..%2f..%2fen/',
  '/api/catalogue/products/%27%20OR%201=1--/?language=es&brand=montelar',
  '/api/experience/1;DROP TABLE page/',
  '/sandbox/stripe/challenge/%3Cscript%3Ehostile()',
  '/sandbox/mail/..%2f..%2fetc%2fpasswd',
  `/es/${'a/'.repeat(400)}`,
  `/es/${'%C3%B1'.repeat(800)}`,
  ...markup.slice(0, 8).map((text) => `/es/${encodeURIComponent(text)}`),
].map((path) => row('a path', path.replaceAll(' ', '%20')));

const hosts = [
  ...[
    'evil.example',
    'localhost.evil.example',
    'localhost@evil.example',
    'evil.example:80@localhost',
    'oria.localhost.evil.example',
    'xn--evil',
    '[::1]',
    '0',
    '',
  ].map((host) => row('a host that is nobody’s', '/es/', { headers: { host } })),
  ...['"><script>hostile()</script>', '../../etc/passwd', '__proto__', 'constructor', 'localhost%00.evil.example', 'a'.repeat(300)].map((host) =>
    row('a host that is none', '/es/', { headers: { host } }),
  ),
  ...[
    'x-forwarded-host',
    'x-host',
    'x-original-host',
    'x-http-host-override',
    'forwarded',
    'x-original-url',
    'x-rewrite-url',
    'x-forwarded-prefix',
    'referer',
    'origin',
  ].map((name) => row(`the header ${name}`, '/es/', { headers: { [name]: name === 'forwarded' ? 'host=evil.example' : 'https://evil.example/' } })),
];

const queries = [
  ...markup.map((text) => row('a category', `/es/vinos?category=${encodeURIComponent(text)}`)),
  ...markup.slice(0, 8).map((text) => row('a category on the way to a wine', `/es/vinos/reserva?category=${encodeURIComponent(text)}`)),
  ...markup.slice(0, 6).map((text) => row('filters of the press', `/es/prensa?year=${encodeURIComponent(text)}&category=${encodeURIComponent(text)}`)),
  ...markup.slice(0, 4).map((text) => row('a list’s page', `/es/proyectos?p=${encodeURIComponent(text)}&cat_id=${encodeURIComponent(text)}`)),
  ...markup.slice(0, 6).map((text) => row('a voucher in the address', `/es/bono?voucher=${encodeURIComponent(text)}`)),
  ...markup.slice(0, 4).map((text) => row('a search by a name nobody knows', `/es/?${encodeURIComponent(text)}=${encodeURIComponent(text)}`)),
  ...markup
    .slice(0, 4)
    .map((text) => row('an email of the newsletter', '/newsletter', form({ language: 'es', email: `${text}@x.es`, consent: 'yes', back: text }))),
  ...markup.slice(0, 4).map((text) => row('an email of the login', '/login', form({ email: `${text}@x.es`, password: text, next: text }))),
  ...[
    '__proto__[hostile]=1',
    'constructor.prototype.hostile=1',
    'category[]=1&category[$ne]=2',
    'category=a&category=b',
    'p=-1',
    'p=1e309',
    'p=999999999999',
    'p=%00',
  ].map((query) => row('a query that is no list of texts', `/es/prensa?${query}`)),
];

const cookies = [
  ...markup.slice(0, 8).map((text) => encodeURIComponent(text)),
  '__proto__=1; constructor=2',
  "session=' OR 1=1--",
  `session=${'A'.repeat(3000)}`,
  'montelar_age="><script>hostile()</script>',
  'consent=analytics.__proto__',
  'has_basket=<svg/onload=hostile()>',
  '=; ;;; =x',
  'is_member=1; is_member=2',
].map((cookie) => row('a cookie', '/es/', { headers: { cookie: cookie.includes('=') ? cookie : `session=${cookie}; basket=${cookie}` } }));

const bodies = [
  ['/api/ecom/basket/add_product/', '{"product_id":"MON-RES-2019-75","quantity":1,"__proto__":{"hostile":true}}'],
  ['/api/ecom/basket/add_product/', '{"product_id":{"$gt":""},"quantity":1}'],
  ['/api/ecom/basket/add_product/', '{"product_id":"MON-RES-2019-75","quantity":1e309}'],
  ['/api/ecom/basket/add_product/', '[[[[[[[[[['],
  ['/api/ecom/basket/apply_voucher/', `{"code":"'; DROP TABLE coupon; --"}`],
  ['/api/newsletter/', '{"email":"a@b.es\\r\\nBcc: all@evil.example","site":"montelar","language":"es","origin":"footer"}'],
  ['/api/club/login/', '{"email":{"$ne":null},"password":{"$ne":null}}'],
  ['/api/ecom_order/order/capture/', '{"payment_intent":"pi_x/../../refunds"}'],
  ['/api/payments/webhook/', '{"type":"payment_intent.succeeded"}'],
].map(([path = '', body = '']) => row('a body', path, json(body)));

const methods = [
  row('a method that is none of ours', '/es/', { method: 'TRACE' }),
  row('a method that writes', '/es/', { method: 'PUT' }),
  row('a method that removes', '/es/vinos', { method: 'DELETE' }),
  row('a form of another site', '/login', {
    ...form({ email: 'a@b.es', password: 'x' }),
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  }),
];

export const hostileRequests: HostileRequest[] = [...redirects, ...paths, ...hosts, ...queries, ...cookies, ...bodies, ...methods];

const booking = (more: object) => encodeURIComponent(JSON.stringify({ step: 3, ...more }));

/** What stands behind the `#`, which no server sees. */
export const hostileHashes: string[] = [
  ...markup,
  ...markup.map((text) => encodeURIComponent(text)),
  ...markup.slice(0, 8).map((text) => booking({ voucherCode: text, thirdStep: { name: text, email: text, comment: text }, bookingIntentId: text })),
  '%7B%22__proto__%22%3A%7B%22hostile%22%3Atrue%7D%2C%22step%22%3A2%7D',
  booking({ constructor: { prototype: { hostile: true } } }),
  booking({ firstStep: { language: '../../evil', adults: 1e9, children: -1 }, secondStep: { year: 99_999, month: 13, day: '<b>', time: '25:99' } }),
  booking({ bookingIntentId: '../../../api/club/logout/' }),
  booking({ step: '4', fourthStep: 'javascript:hostile()' }),
  '{"step":3',
  'null',
  '[]',
  '"x"',
  '%E0%A4%A',
  `{"voucherCode":"${'9'.repeat(20_000)}"}`,
  'javascript:hostile()',
  ':~:text=hostile',
];

const named = (name: string) => (text: string) => `${name}=${encodeURIComponent(text)}`;

/** Addresses that the page's own script reads. */
export const hostileAddresses: string[] = [
  ...markup.slice(0, 4).map((text) => `/es/bono?${named('voucher')(text)}`),
  ...markup.slice(0, 4).map((text) => `/es/pedido-confirmado?redirect_status=succeeded&${named('payment_intent')(text)}`),
  ...markup.slice(0, 2).map((text) => `/es/visita-confirmada?${named('voucher_redemption')(text)}`),
  ...markup.slice(0, 2).map((text) => `/es/vinos?${named('category')(text)}#${text}`),
];
