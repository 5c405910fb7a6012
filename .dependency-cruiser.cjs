/** Who may import whom (ARCHITECTURE.md). Each rule says in a sentence why it stands. */
const rooms = {
  'api-spec': { folder: '^api-spec/', may: [] },
  ui: { folder: '^packages/ui/', may: ['config'] },
  config: { folder: '^packages/config/', may: [] },
  rules: { folder: '^packages/rules/', may: ['api-spec', 'config'] },
  'file-store': { folder: '^packages/file-store/', may: ['config'] },
  tracing: { folder: '^packages/tracing/', may: ['config'] },
  'api-client': { folder: '^packages/api-client/', may: ['api-spec', 'config'] },
  site: { folder: '^packages/site/', may: ['ui', 'api-client', 'rules', 'api-spec', 'file-store', 'tracing', 'config'] },
  'payments (browser)': { folder: '^packages/payments/src/(?!sandbox/)', may: ['ui', 'api-client', 'config', 'payments (sandbox)'] },
  'payments (sandbox)': { folder: '^packages/payments/src/sandbox/', may: ['config'] },
  blocks: { folder: '^packages/blocks/', may: ['ui', 'api-client', 'rules', 'api-spec', 'site', 'config'] },
  apps: {
    folder: '^apps/(shop|booking|club|content|office)/',
    may: ['ui', 'api-client', 'rules', 'api-spec', 'site', 'blocks', 'payments (browser)', 'config'],
  },
  api: { folder: '^apps/api/', may: ['api-spec', 'rules', 'file-store', 'tracing', 'config'] },
  estate: { folder: '^apps/estate/', may: ['apps', 'api', 'payments (sandbox)', 'site', 'blocks', 'ui', 'api-spec', 'file-store', 'config'] },
  e2e: { folder: '^e2e/', may: ['config'] },
};

const sentences = {
  'api-spec': 'The description of the API imports nothing: everybody reads it.',
  ui: 'The design system has looks only: no words, no data, no other room.',
  config: 'Presets know no room.',
  rules: 'Decisions are pure: they know the description of the API and nothing else.',
  'file-store': 'Where files are kept says nothing of what they are for.',
  tracing: 'What is followed says nothing of what it is for.',
  'api-client': 'The client knows the description of the API and nothing else of ours.',
  site: 'The page runtime stands on ui, rules, the client, the store of files and traces; no app.',
  blocks: 'Blocks for every app stand where an app stands: on the packages, on no app.',
  'payments (browser)': 'The card form needs looks and error texts only.',
  'payments (sandbox)': "The sandbox stands for somebody else's server: it knows nothing of ours.",
  apps: 'An app stands on the packages; never on another app or on the server.',
  api: 'The server shares with screens only the description and the rules, with page servers the store of files and traces.',
  estate: 'The estate puts the apps, the server and the sandbox into one process; it draws with ui.',
  e2e: 'Journeys know addresses and what a person sees, nothing of the code.',
};

/** Tests of the server may start the sandbox: it is the card provider that they talk to. */
const forTests = { api: ['payments (sandbox)'] };

const forbidden = Object.entries(rooms).flatMap(([name, room]) => {
  const outside = (may) =>
    Object.entries(rooms)
      .filter(([other]) => other !== name && !may.includes(other))
      .map(([, { folder }]) => folder);
  const rule = (suffix, from, may) => ({
    name: `${name.replace(/[^a-z]+/gi, '-')}${suffix}`,
    comment: sentences[name],
    severity: 'error',
    from,
    to: { path: outside(may) },
  });
  const tests = '(\\.test\\.tsx?$|/testing/)';
  if (!forTests[name]) return [rule('', { path: room.folder }, room.may)];
  return [rule('', { path: room.folder, pathNot: tests }, room.may), rule('-tests', { path: `${room.folder}.*${tests}` }, [...room.may, ...forTests[name]])];
});

/**
 * The features of the server, bottom first. Each may import those before it, by their index.ts alone, types included; what one
 * tells those after it is an event of platform/events.
 */
const features = {
  session: 'Who is there: sessions, and the members behind them. It knows nobody.',
  staff: "The estate's own people: how they come into the office, what each role may, and the log of what they did.",
  work: 'Long work, line by line, done after the answer; it does not know what its lines ask for.',
  tokens: 'What programs of the estate may read, by their tokens; it knows nobody.',
  captcha: 'The bot check, which every form may ask.',
  shipping: 'Where goods are sent and for how much.',
  site: 'Brands and the addresses of their pages.',
  notices: "What the estate's own people are told by mail, at once or once a day; it does not know of what.",
  newsletter: 'Subscriptions; checkout and booking pass wishes for it on.',
  contact: 'Messages to the estate; nobody builds on them.',
  content: 'Projects, films and press; nobody builds on them.',
  catalogue: 'Wines, skus, prices and stock; it does not know who bought what.',
  restock: 'Who wants to know when a bottle is back; nobody builds on it but who exports and erases.',
  experiences: 'Visits, their slots and places; it does not know who booked them.',
  vouchers: 'Discount codes and vouchers, as codes that can be used up and given back.',
  links: 'What the estate asks somebody to pay by a link in a mail; it does not know what is paid for.',
  payments: 'The card provider; it does not know what is paid for.',
  invoices: 'What was paid and given back, on paper and in the tax agency’s chain; it does not know what was sold.',
  orders: 'An order from its intent to its refund; it does not know what made it.',
  club: 'Memberships and what they entitle to, counted from orders.',
  basket: 'What a visitor wants, priced with what the club allows.',
  checkout: 'From a basket to a paid order.',
  booking: 'From a slot, paid by card or voucher, to a visit.',
  webhooks: 'What becomes of orders and visits, told to programs of the estate; it knows nobody who looks on.',
  office: "What the estate's people do in the browser, by the functions that the commands call; nobody builds on it.",
  pages: 'Templates and the list of all addresses, over wines and visits.',
  operations: "Health, figures, the audit of every night and the description; of the features it knows who tells the estate's people.",
};

const inFeature = (...names) => `^apps/api/src/features/(${names.join('|')})/`;
const serverTests = '(\\.test\\.ts$|/testing/)';

const walls = [
  ...Object.entries(features).flatMap(([name, sentence], at, all) => {
    const above = all.slice(at + 1).map(([other]) => other);
    if (above.length === 0) return [];
    const rule = { name: `api-feature-${name}`, comment: sentence, severity: 'error' };
    return [{ ...rule, from: { path: inFeature(name), pathNot: serverTests }, to: { path: inFeature(...above) } }];
  }),
  {
    name: 'api-feature-by-its-index',
    comment: 'A feature is entered through its index.ts: what is behind it can change without anybody else.',
    severity: 'error',
    from: { path: '^apps/api/src/features/([^/]+)/' },
    to: { path: '^apps/api/src/features/', pathNot: ['^apps/api/src/features/$1/', '/index\\.ts$', '/testing/'] },
  },
  {
    name: 'api-feature-by-its-index-from-outside',
    comment: 'A feature is entered through its index.ts, by commands and by what puts the server together too; schema.ts alone lists the tables.',
    severity: 'error',
    from: { path: '^apps/(api/src/(?!features/|schema\\.ts$)|estate/)' },
    to: { path: '^apps/api/src/features/', pathNot: ['/index\\.ts$', '/testing/'] },
  },
  {
    name: 'api-platform',
    comment: 'The platform is what features stand on: it knows none of them, nor who puts them together.',
    severity: 'error',
    from: { path: '^apps/api/src/platform/', pathNot: serverTests },
    to: { path: '^apps/api/src/', pathNot: '^apps/api/src/platform/' },
  },
  {
    name: 'api-feature-unlisted',
    comment: 'A feature stands in the list of this file, with a sentence that says what it does not know.',
    severity: 'error',
    from: {},
    to: { path: '^apps/api/src/features/', pathNot: inFeature(...Object.keys(features)) },
  },
  {
    name: 'api-not-the-whole',
    comment: 'A part does not know what puts it together: features stand on the platform and on features below them.',
    severity: 'error',
    from: { path: '^apps/api/src/features/', pathNot: serverTests },
    to: { path: '^apps/api/src/(?!features/|platform/)' },
  },
];

module.exports = {
  forbidden: [
    ...forbidden,
    ...walls,
    {
      name: 'no-other-app',
      comment: 'Teams deploy their app alone: one app never imports another.',
      severity: 'error',
      from: { path: '^apps/(shop|booking|club|content|office)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'no-circles',
      comment: 'A circle has no bottom to start reading from, types included; nothing is exempt.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-server-in-browser',
      comment: 'What runs in the browser never pulls in what only the server has.',
      severity: 'error',
      from: { path: '\\.client\\.tsx?$' },
      to: { path: '\\.server\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|generated|storybook-static|test-results)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js'],
    },
    parser: 'tsc',
  },
};
