/** The arrows of ARCHITECTURE.md, checked. Downward only; no circles, of files or of folders. */
const TEST = '\\.test\\.tsx?$';
const only = (folder, ...allowed) => ({
  name: `${folder}-imports-only-below`,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: TEST },
  to: { path: '^(src|resources|json-server|tests|scripts|bench)/', pathNot: [folder, ...allowed].map((f) => `^${f}/`) },
});
const withoutPackages = (folder, packages) => ({
  name: `${folder}-without-ui-packages`,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: TEST },
  to: { path: `node_modules/(${packages})/` },
});

const SERVER_ROOMS = [
  ['store'],
  ['live', 'store'],
  ['http', 'store'],
  ['accounts', 'http', 'live', 'store'],
  ['records', 'accounts', 'http', 'live', 'store'],
  ['jobs', 'records', 'accounts', 'http', 'live', 'store'],
  ['routes', 'records', 'accounts', 'http', 'live', 'store'],
  ['modules', 'routes', 'jobs', 'records', 'accounts', 'http', 'live', 'store'],
  ['demo', 'modules', 'routes', 'jobs', 'records', 'accounts', 'http', 'live', 'store'],
  ['seed', 'modules', 'demo', 'routes', 'records', 'accounts', 'http', 'live', 'store'],
];

/** Who writes records directly, and why. */
const WRITE_RECORDS = [
  // The path itself: its end, its deletion, a row as a rule worked it out, what was worked out beside the store.
  'records/put-unique',
  'records/remove-record',
  'records/write-path',
  'records/staged-request',
  // What only imports know of a record.
  'records/external-writer',
  // What stands beside records, and is nobody's edit.
  'records/masked',
  'records/state-history',
  // The same values under other names, or under another seal: nothing has happened that anybody would have to follow.
  'records/renames/rename-migration',
  'records/renames/renamed-resource',
  'accounts/server-secret',
  // A mail no longer names an account that is deleted; what was sent stays as it was.
  'accounts/one-time-links',
  // What an import came to stands on its calendar; nobody edited that.
  'modules/channels/ical/run-import',
  // The own account while the file of accounts is broken, and a hash that means the same password.
  'routes/auth/accounts',
  // The moment of the last sign-in is no edit.
  'routes/auth/enter',
  // Registering answers the same, and writes as much, whether there is such an account or not (S20).
  'routes/auth/register',
];

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-folder-circular',
      scope: 'folder',
      severity: 'error',
      from: { path: '^(src|json-server)' },
      to: { circular: true },
    },
    only('src/domain'),
    {
      name: 'domain-without-packages',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: TEST },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    only('src/config', 'src/domain'),
    withoutPackages('src/config', 'react|react-dom|antd|@refinedev|express'),
    only('src/ui', 'src/lib', 'src/config', 'src/domain'),
    only('src/lib'),
    only('src/providers', 'src/lib', 'src/wire', 'src/config', 'src/domain'),
    only('src/engine', 'src/lib', 'src/wire', 'src/config', 'src/ui', 'src/providers', 'src/domain'),
    // Types of answers that are not generic; no code.
    only('src/wire', 'src/config', 'src/domain'),
    only('src/features', 'src/engine', 'src/lib', 'src/ui', 'src/providers', 'src/wire', 'src/config', 'src/domain'),
    // Prices and reservations are what the other areas build on, in this order; the others know nothing of each other.
    {
      name: 'no-feature-imports-another',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: '^src/features/(prices|reservations)/' },
      to: { path: '^src/features/', pathNot: '^src/features/($1|prices|reservations)/' },
    },
    {
      name: 'reservations-import-prices-and-not-back',
      severity: 'error',
      from: { path: '^src/features/(prices|reservations)/' },
      to: { path: '^src/features/', pathNot: '^src/features/($1|prices)/' },
    },
    {
      name: 'demo-is-imported-by-nobody',
      severity: 'error',
      from: { path: '^src/features/', pathNot: '^src/features/demo/' },
      to: { path: '^src/features/demo/' },
    },
    // What every area shares knows no area: of the domain it uses what is nobody's business. `people` = who signs in; the one
    // exception is the check of dated shares (ES8), which both sides make of a field.
    {
      name: 'generic-knows-no-business',
      severity: 'error',
      from: { path: '^src/(config|ui|providers|engine)/', pathNot: [TEST, '^src/config/fields/parts[.]ts$'] },
      to: { path: '^src/domain/', pathNot: '^src/domain/(calendar|money|text|password|people|rule)/' },
    },
    // Estates, prices, reservations and channels are what the other areas build on, each on those before it.
    {
      name: 'no-module-imports-another',
      severity: 'error',
      from: {
        path: '^json-server/modules/([^/]+)/',
        pathNot: '^json-server/modules/(estates|prices|reservations|channels|automations)/',
      },
      to: {
        path: '^json-server/modules/[^/]+/',
        pathNot: '^json-server/modules/($1|estates|prices|reservations)/',
      },
    },
    ...['estates', 'prices', 'reservations', 'channels'].map((name, index, all) => ({
      name: `${name}-import-only-what-they-build-on`,
      severity: 'error',
      from: { path: `^json-server/modules/${name}/` },
      to: {
        path: '^json-server/modules/[^/]+/',
        pathNot: `^json-server/modules/(${all.slice(0, index + 1).join('|')})/`,
      },
    })),
    {
      name: 'demo-imports-no-area',
      severity: 'error',
      from: { path: '^json-server/demo/' },
      to: { path: '^json-server/modules/[^/]+/' },
    },
    // What is done by rules of the configuration calls webhooks, too.
    {
      name: 'automations-build-on-webhooks',
      severity: 'error',
      from: { path: '^json-server/modules/automations/' },
      to: {
        path: '^json-server/modules/[^/]+/',
        pathNot: '^json-server/modules/(automations|webhooks|estates|prices|reservations)/',
      },
    },
    // The rooms of the server, from the bottom up: each imports only those below it.
    ...SERVER_ROOMS.map(([room, ...below]) =>
      only(`json-server/${room}`, 'src', ...below.map((name) => `json-server/${name}`)),
    ),
    // Routes and modules reach records by the repository and its readers, which know whose they are; not even a type of the
    // store, which has every company's rows, is theirs. Events are told of every company's commits, and the scratch
    // collections have a file of their own.
    {
      name: 'no-store-in-routes-and-modules',
      severity: 'error',
      from: {
        path: '^json-server/(routes|modules|demo|live/rules|records/(settings|export))/',
        pathNot: [TEST, '^json-server/routes/(events|scratch/scratch-file)[.]ts$'],
      },
      to: {
        path: '^json-server/store/',
        pathNot: '^json-server/store/(bounded-cache|slices|cached-day-number|start-thread)[.]ts$',
      },
    },
    // What stands around them knows the store by its interface alone, and the tools that it shares.
    {
      name: 'no-store-adapter-around-routes',
      severity: 'error',
      from: { path: '^json-server/(http|accounts|live/rows|records/search)/', pathNot: TEST },
      to: {
        path: '^json-server/store/',
        pathNot: '^json-server/store/(types|unique-value|bounded-cache|slices|cached-day-number)[.]ts$',
      },
    },
    // Every write of a record ends in `putRecord`, and every deletion in `removeRecord`; who writes otherwise stands here.
    {
      name: 'records-are-written-by-the-one-path',
      severity: 'error',
      from: { path: '^json-server/', pathNot: [TEST, ...WRITE_RECORDS.map((file) => `^json-server/${file}[.]ts$`)] },
      to: { path: '^json-server/live/rows/record-writer[.]ts$' },
    },
    {
      name: 'generic-server-knows-no-business',
      severity: 'error',
      from: {
        path: '^json-server/',
        pathNot: [TEST, '^json-server/(modules|seed|demo|records/settings)/', '^json-server/app[.]ts$'],
      },
      to: {
        path: ['^json-server/modules/[^/]+/', '^src/domain/'],
        pathNot: '^src/domain/(calendar|money|text|password|people|rule)/',
      },
    },
    only('json-server', 'src/wire', 'src/config', 'src/domain'),
    withoutPackages('json-server', 'react|react-dom|antd|@refinedev'),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  },
};
