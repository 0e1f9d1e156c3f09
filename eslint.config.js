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
const RAW_HTML = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: 'Stored text is shown as text.',
};

// What oxlint (`.oxlintrc.json`, all other rules, with types) cannot ask.
export default tseslint.config(
  {
    ignores: ['dist', '.data', 'node_modules', 'bench/node_modules', 'bench/out', 'test-results', 'playwright-report'],
  },
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    languageOptions: { parser: tseslint.parser },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: { 'no-restricted-syntax': ['error', LOCALE_CASING, DYNAMIC_REGEXP, RAW_HTML] },
  },
  // It compiles each file it looks at, so it looks only where there are components and hooks.
  {
    ...reactHooks.configs.flat.recommended,
    files: ['src/{app,engine,features,providers,screens,ui}/**', 'tests/screens/**'],
  },
);
