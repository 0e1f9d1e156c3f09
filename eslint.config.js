import js from '@eslint/js';
import tseslint from 'typescript-eslint';

/** Codes, ids and headers must not depend on the machine's language: in Turkish `'i'.toLocaleUpperCase()` is `İ`. */
const LOCALE_CASING = {
  selector: 'CallExpression[callee.property.name=/^toLocale(Upper|Lower)Case$/]',
  message: 'Use toUpperCase()/toLowerCase() for codes, or src/domain/text for people’s words.',
};
/** Users must never supply a pattern (a crafted one blocks the process). */
const DYNAMIC_REGEXP = {
  selector: "NewExpression[callee.name='RegExp'][arguments.0.type!='Literal']",
  message: 'A pattern built at run time can block the process; compare text instead.',
};
const ENUM = {
  selector: 'TSEnumDeclaration',
  message: 'A list of texts is one: enums are values that only TypeScript knows.',
};
const RAW_HTML = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: 'Stored text is shown as text.',
};

/** What the server answers is kept by react-query: no screen keeps its own answer, failure and abort (ARCHITECTURE.md). */
const READ_BY_HAND = {
  selector:
    "CallExpression[callee.name='request'] > ObjectExpression:not(:has(Property[key.name='method'])):not(Property[key.name='queryFn'] ObjectExpression)",
  message: 'Ask by useAnswer (engine/resource), or add the file and its reason to READS_BY_HAND in eslint.config.js.',
};
/** What people send goes by react-query, too: one thing at a time, the same call until it was answered, and why not. */
const SEND_BY_HAND = [
  {
    selector:
      "CallExpression[callee.name='request'] > .arguments:not(ObjectExpression:not(:has(Property[key.name='method'])))",
    message: 'Send by useSend (engine/resource), or add the file and its reason to SENDS_BY_HAND in eslint.config.js.',
  },
  {
    selector:
      "VariableDeclarator[init.callee.name='useState'] > ArrayPattern > Identifier[name=/^is(Busy|Sending|Saving)$/]",
    message: 'useSend (engine/resource) says what is on its way, or add the file to SENDS_BY_HAND in eslint.config.js.',
  },
];
const FETCH = {
  selector: "CallExpression[callee.name='fetch']",
  message: 'Only src/providers talks to the network.',
};
/** A store or transaction that writes any collection: records are written by the one path (live/rows/record-writer.ts). */
const WRITES_ANYTHING = {
  selector:
    'ImportDeclaration[source.value=/store[/]types[.]ts$/] > ImportSpecifier[imported.name=/^(Store|Transaction)$/]',
  message: 'Take OwnStore or OwnTransaction: records are written by the one path (live/rows/record-writer.ts).',
};
/** What asks and sends in other ways. */
const BY_HAND = [
  // The hook itself. Guests' pages have no query client; the second factor is set up and asked for in their forms, too.
  'src/engine/resource/use-send.ts',
  'src/engine/visitor-form/*',
  'src/app/signed-out/*',
  'src/features/*/public/*',
  'src/features/people/{calls.ts,SetUpFactor.tsx}',
  // What waits on the phone until there is a line.
  'src/features/housekeeping/outbox.ts',
];
/** What is no query. */
const READS_BY_HAND = [
  // The hook itself.
  'src/engine/resource/use-answer.ts',
  // Windows of a chart, kept as tiles and drawn without React.
  'src/features/reservations/tape/tape-store.ts',
  'src/features/prices/grid/grid-store.ts',
  // One step of a command, which goes on with the answer.
  'src/features/reservations/tape/as-lifted.ts',
  // A secret, on the screen because somebody pressed for it.
  'src/features/channels/ical/calls.ts',
  // A file, saved because somebody pressed for it.
  'src/features/statements/month-end/save-bank-file.ts',
  // A dialog that opens with the answer, or is sent with it for each of many records.
  'src/engine/actions/proposal.ts',
];
/** What useSend does not send. */
const SENDS_BY_HAND = [
  // Shows whatever is answered to a call of somebody's own making, refusals too.
  'src/features/api/try-call.ts',
  // Forms: Refine's mutations save them, after uploads and checks of their own.
  'src/engine/form/use-submit.ts',
  'src/engine/list/cell/CellEdit.tsx',
  'src/engine/show/PutBackDialog.tsx',
  'src/features/reservations/booking/NewGuest.tsx',
  // A form, too, and confirmed in the same press; the guard of what is unsaved must be off before it goes on.
  'src/features/reservations/booking/use-book.ts',
  // The width of a column is sent behind the drag, however many follow; the answer is the list's settings, whole.
  'src/engine/list/own/use-settings.ts',
  // Steps of a chart's commands, whose way back outlives the dialog that sent them.
  'src/features/reservations/tape/moves.ts',
  // Mutations of their own: the demo shows them ahead of the answer, one over the other.
  'src/features/demo/email/use-mails.ts',
  'src/features/demo/parts/use-demo.ts',
  // A question that takes a body: five of them are one answer.
  'src/features/prices/quote-call.ts',
  // A workbook is read or written; nothing is sent.
  'src/features/prices/grid/FileTools.tsx',
];
const ALWAYS = [LOCALE_CASING, DYNAMIC_REGEXP, ENUM, RAW_HTML];

// TypeScript and React are asked by oxlint (`.oxlintrc.json`), whose compilers take a twentieth of the time; here is what
// it cannot ask.
export default tseslint.config(
  {
    ignores: ['dist', '.data', 'node_modules', 'bench/node_modules', 'bench/out', 'test-results', 'playwright-report'],
  },
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    languageOptions: { parser: tseslint.parser },
    // Those that nothing needs any more are oxlint's to find: it knows all rules but these.
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: { 'no-restricted-syntax': ['error', ...ALWAYS] },
  },
  {
    files: ['json-server/{accounts,demo,http,jobs,live,modules,records,routes}/**'],
    ignores: ['**/*.test.ts', 'json-server/live/rows/record-writer.ts'],
    rules: { 'no-restricted-syntax': ['error', ...ALWAYS, WRITES_ANYTHING] },
  },
  {
    files: ['src/{app,engine,features,ui}/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...ALWAYS, FETCH, READ_BY_HAND, ...SEND_BY_HAND] },
  },
  { files: READS_BY_HAND, rules: { 'no-restricted-syntax': ['error', ...ALWAYS, FETCH, ...SEND_BY_HAND] } },
  { files: SENDS_BY_HAND, rules: { 'no-restricted-syntax': ['error', ...ALWAYS, FETCH, READ_BY_HAND] } },
  { files: BY_HAND, rules: { 'no-restricted-syntax': ['error', ...ALWAYS, FETCH] } },
  {
    files: ['**/*.{js,mjs,cjs}'],
    ...js.configs.recommended,
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        module: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        fetch: 'readonly',
      },
    },
  },
);
