import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The words by which a file may name a key of a record: texts, and names of members. */
export type WordsOfFile = {
  readonly path: string;
  readonly texts: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
};

/** What reads records by the names of their fields: the server and its rules, but not what is generated, seeded or demo. */
const READING = ['json-server', 'src/domain'];
const NOT_READING =
  /^(?:json-server\/(?:live\/rows\/stored|seed|demo|live\/needed-fields)|src\/domain\/demo)\b|\.test\.ts$/;

/** Every word of the code that reads records, file by file. */
export function wordsOfCode(): readonly WordsOfFile[] {
  return READING.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((name) => join(root, name))
      .filter((path) => path.endsWith('.ts') && !NOT_READING.test(path))
      .sort()
      .map(wordsOfFile),
  );
}

function wordsOfFile(path: string): WordsOfFile {
  const texts = new Set<string>();
  const members = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.add(node.text);
    const member = memberOf(node);
    if (member && ts.isIdentifier(member)) members.add(member.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest));
  return { path, texts, keys: new Set([...texts, ...members]) };
}

/** `.code`, `{ code }`, `{ code: … }`, `readonly code: …` */
function memberOf(node: ts.Node): ts.Node | undefined {
  if (ts.isBindingElement(node)) return node.propertyName ?? node.name;
  const isMember =
    ts.isPropertyAccessExpression(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node);
  return isMember ? node.name : undefined;
}
