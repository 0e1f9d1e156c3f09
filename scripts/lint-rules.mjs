// Rules of this house for oxlint (`jsPlugins` in .oxlintrc.json), each a pattern of code (esquery) that is not allowed. Where
// each one holds, and who is exempt for which reason, is in .oxlintrc.json.

/** @param patterns selectors and what to do instead */
const forbid = (...patterns) => ({
  create: (context) =>
    Object.fromEntries(patterns.map(([selector, message]) => [selector, (node) => context.report({ node, message })])),
});

export default {
  meta: { name: 'konak' },
  rules: {
    // Codes, ids and headers must not depend on the machine's language: in Turkish `'i'.toLocaleUpperCase()` is `İ`.
    'no-locale-casing': forbid([
      'CallExpression[callee.property.name=/^toLocale(Upper|Lower)Case$/]',
      'Use toUpperCase()/toLowerCase() for codes, or src/domain/text for people’s words.',
    ]),
    // Users must never supply a pattern (a crafted one blocks the process).
    'no-dynamic-regexp': forbid([
      "NewExpression[callee.name='RegExp'][arguments.0.type!='Literal']",
      'A pattern built at run time can block the process; compare text instead.',
    ]),
    'no-enum': forbid(['TSEnumDeclaration', 'A list of texts is one: enums are values that only TypeScript knows.']),
    'no-raw-html': forbid(["JSXAttribute[name.name='dangerouslySetInnerHTML']", 'Stored text is shown as text.']),
    'no-fetch': forbid(["CallExpression[callee.name='fetch']", 'Only src/providers talks to the network.']),
    // react-query keeps what the server answers: no screen keeps its own answer, failure and abort (ARCHITECTURE.md).
    'no-read-by-hand': forbid([
      "CallExpression[callee.name='request'] > ObjectExpression:not(:has(Property[key.name='method'])):not(Property[key.name='queryFn'] ObjectExpression)",
      'Ask by useAnswer (engine/resource), or add the file and its reason to .oxlintrc.json.',
    ]),
    // What people send goes by react-query, too: one thing at a time, the same call until it was answered, and why not.
    'no-send-by-hand': forbid(
      [
        "CallExpression[callee.name='request'] > .arguments:not(ObjectExpression:not(:has(Property[key.name='method'])))",
        'Send by useSend (engine/resource), or add the file and its reason to .oxlintrc.json.',
      ],
      [
        "VariableDeclarator[init.callee.name='useState'] > ArrayPattern > Identifier[name=/^is(Busy|Sending|Saving)$/]",
        'useSend (engine/resource) says what is on its way, or add the file to .oxlintrc.json.',
      ],
    ),
    // A store or transaction that writes any collection: records are written by the one path.
    'no-write-of-anything': forbid([
      'ImportDeclaration[source.value=/store[/]types[.]ts$/] > ImportSpecifier[imported.name=/^(Store|Transaction)$/]',
      'Take OwnStore or OwnTransaction: records are written by the one path (live/rows/record-writer.ts).',
    ]),
  },
};
