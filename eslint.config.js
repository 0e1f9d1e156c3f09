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
    rules: { 'no-restricted-syntax': ['error', LOCALE_CASING, DYNAMIC_REGEXP, ENUM, RAW_HTML] },
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
