// What is given to `transact` may run more than once: whatever it leaves outside of itself in the first run is left twice.
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesBelow } from './files-below.ts';

/** Calls that run what they are given in a transaction. */
const RUNS = /^(?:transact|write|once|onceInSlices|together|togetherInSlices|asSystem|changeDemo)$/;
/** Methods that change what they are called on. */
const CHANGES = /^(?:push|pop|shift|unshift|splice|sort|reverse|add|set|delete|clear|next)$/;

/** What runs transactions, and tests. */
const NOT_LOOKED_AT = /^json-server\/store\/|\.test\.ts$/;

/** Who does it all the same, and why that is right. */
const BY_DESIGN: Readonly<Record<string, string>> = {
  'json-server/modules/channels/ical/run-import.ts': 'notices that it is run again, and begins the import anew',
  'json-server/modules/channels/ical/read-apart.ts': 'listens to a thread once, which is no transaction',
  'json-server/records/import/write-rows.ts': 'writes beside the store, where nothing runs twice',
};

const nameOf = (callee: ts.Expression): string =>
  ts.isIdentifier(callee) ? callee.text : ts.isPropertyAccessExpression(callee) ? callee.name.text : '';

/** `a` of `a.b[0].c` */
function rootOf(node: ts.Expression): string | undefined {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) || ts.isNonNullExpression(node)) {
    return rootOf(node.expression);
  }
  return undefined;
}

/** What a function changes that it has not made itself. */
function leavesOutside(work: ts.Node): string[] {
  const own = new Set<string>();
  const collect = (node: ts.Node): void => {
    if (
      (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node)) &&
      ts.isIdentifier(node.name)
    ) {
      own.add(node.name.text);
    }
    ts.forEachChild(node, collect);
  };
  collect(work);
  const found: string[] = [];
  const note = (target: ts.Expression, node: ts.Node): void => {
    const root = rootOf(target);
    if (root !== undefined && !own.has(root)) found.push(node.getText().split('\n')[0] ?? '');
  };
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node)) {
      const { kind } = node.operatorToken;
      const isSet = kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
      if (isSet) note(node.left, node);
    }
    if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
      const { operator } = node;
      const isCount = operator === ts.SyntaxKind.PlusPlusToken || operator === ts.SyntaxKind.MinusMinusToken;
      if (isCount) note(node.operand, node);
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      if (CHANGES.test(node.expression.name.text)) note(node.expression.expression, node);
    }
    ts.forEachChild(node, visit);
  };
  visit(work);
  return found;
}

function findings(path: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && RUNS.test(nameOf(node.expression))) {
      const works = node.arguments.filter((each) => ts.isArrowFunction(each) || ts.isFunctionExpression(each));
      for (const work of works) found.push(...leavesOutside(work).map((what) => `${path}: ${what}`));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return found;
}

test('nothing that runs in a transaction changes what lies outside of it', () => {
  const paths = filesBelow('json-server').filter((path) => path.endsWith('.ts') && !NOT_LOOKED_AT.test(path));
  const found = paths.flatMap((path) => findings(path, readFileSync(path, 'utf8')));
  expect(found.filter((each) => !Object.keys(BY_DESIGN).some((path) => each.startsWith(path)))).toEqual([]);
  for (const path of Object.keys(BY_DESIGN))
    expect(
      found.some((each) => each.startsWith(path)),
      path,
    ).toBe(true);
});

test('finds what would be left twice', () => {
  const leaves = (work: string): number => findings('x.ts', `store.transact((tx) => { ${work} });`).length;
  expect(['list.push(1)', 'count += 1', 'count++', 'seen.ed = true', '[] = steps.next()'].map(leaves)).toEqual([
    1, 1, 1, 1, 1,
  ]);
  expect(leaves('const own = []; own.push(1); tx.put(row)')).toBe(0);
});
