import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
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
const FETCH = {
  selector: "CallExpression[callee.name='fetch']",
  message: 'Only src/providers talks to the network.',
};
/** What is no query. */
const READS_BY_HAND = [
  // The hooks themselves; guests' pages have no query client.
  'src/engine/resource/use-answer.ts',
  'src/engine/guest-form/use-guest-answer.ts',
  // Guests again: a payment is asked for until it is decided, a demand when its code is sent.
  'src/features/card-payment/public/use-result.ts',
  'src/features/public-demands/TrackDemand.tsx',
  // Windows of a chart, kept as tiles and drawn without React.
  'src/features/reservations/tape/tape-store.ts',
  'src/features/prices/grid/grid-store.ts',
  // One step of a command, which goes on with the answer.
  'src/features/reservations/tape/as-lifted.ts',
  'src/features/housekeeping/outbox.ts',
  // A secret, on the screen because somebody pressed for it.
  'src/features/channels/ical/calls.ts',
];
const ALWAYS = [LOCALE_CASING, DYNAMIC_REGEXP, ENUM, RAW_HTML];

// TypeScript is asked by oxlint (`.oxlintrc.json`), whose compiler takes a twentieth of the time; here is what it cannot ask.
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
    files: ['src/{app,engine,features,screens,ui}/**'],
    ignores: ['**/*.test.{ts,tsx}', ...READS_BY_HAND],
    rules: { 'no-restricted-syntax': ['error', ...ALWAYS, READ_BY_HAND, FETCH] },
  },
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
  // It compiles each file it looks at, so it looks only where there are components and hooks.
  {
    ...reactHooks.configs.flat.recommended,
    files: ['src/{app,engine,features,providers,screens,ui}/**', 'tests/screens/**'],
  },
);
