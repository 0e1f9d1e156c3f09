import { normalizeExamples, type RawPages } from '../normalize-example.ts';
import { blockViews, normalizePage } from '../normalize-page.ts';
import type { Page } from '../page-types.ts';
import type { RawPage } from '../raw.ts';
import type { Example, Finding, Resource, View } from '../types.ts';
import type { CheckSurroundings } from './context.ts';
import { checkExamples, exampleShape } from './examples-pass.ts';
import { type JsonFile, pointerOf, readJsonFile } from './json-file.ts';
import { checkPage } from './pages-pass.ts';
import { shapeFindings } from './schema-findings.ts';
import type { Schemas } from './schemas.ts';
import { findingAt, readPart } from './shared-files.ts';
import { nameIn } from './standing.ts';
import type { Remark, ReportRemark, SourceFile } from './source.ts';
import { said } from './said.ts';
import { unknownName } from './suggest.ts';
import type { Steps } from '../steps.ts';

export type PageCandidate = { readonly json: JsonFile; readonly raw: RawPage };

/** Whether a file declares itself a page; false for invalid JSON. */
export function isPageFile(file: SourceFile): boolean {
  if (!file.text.includes('"page"')) return false;
  const { value, mistake } = readJsonFile(file);
  return !mistake && typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'page';
}

/** Page files of the right shape. @param repeated reports a name already taken (RES205) */
export function* readPages(
  files: readonly SourceFile[],
  { schemas, repeated }: { schemas: Schemas; repeated: (json: JsonFile) => readonly Remark[] },
): Steps<{ candidates: PageCandidate[]; brokenPages: string[]; findings: Finding[] }> {
  const shaped: PageCandidate[] = [];
  const brokenPages: string[] = [];
  const findings: Finding[] = [];
  for (const file of files) {
    yield;
    const part = readPart(file, (json) => [...shapeFindings(schemas.page, json.value), ...repeated(json)]);
    const name = nameIn(file);
    if (part.json) shaped.push({ json: part.json, raw: part.json.value as RawPage });
    else if (name !== undefined) brokenPages.push(name);
    findings.push(...part.findings);
  }
  const pages = pagesByName(shaped);
  const candidates = shaped.filter(({ json, raw }) => {
    const own = exampleShape({ schemas, raw, pages }).map((remark) => findingAt({ json, ...remark }));
    findings.push(...own);
    const isBroken = own.some(({ level }) => level === 'error');
    if (isBroken) brokenPages.push(raw.name);
    return !isBroken;
  });
  return { candidates, brokenPages, findings };
}

const pagesByName = (candidates: readonly PageCandidate[]): RawPages =>
  new Map(candidates.map(({ raw }) => [raw.name, raw]));

type PagesSetup = Omit<CheckSurroundings, 'report'> & {
  readonly candidates: readonly PageCandidate[];
  readonly root: string;
};
type Checked = {
  readonly pages: { readonly [name: string]: Page };
  readonly examples: { readonly [page: string]: readonly Example[] };
  /** Including the conditions of the pages' blocks as views. */
  readonly resources: { readonly [name: string]: Resource };
  readonly findings: readonly Finding[];
};

/** Pages without errors, and the views they add to resources. Also codes RES206, RES219: claims already taken. */
export function* checkPages({ candidates, root, ...around }: PagesSetup): Steps<Checked> {
  const { resources } = around;
  const findings: Finding[] = [];
  const pages: Page[] = [];
  const examples: (readonly [string, readonly Example[]])[] = [];
  const views = new Map<string, ReturnType<typeof blockViews>>();
  const raws = pagesByName(candidates);
  for (const { json, raw } of candidates) {
    yield;
    const own: Finding[] = [];
    const report: ReportRemark = (remark) => own.push(findingAt({ json, ...remark }));
    const page = normalizePage({ raw, file: json.path, root, resources });
    const made = normalizeExamples({ raw, file: json.path, root, enums: around.shared.enums, pages: raws });
    checkPage({ ...around, raw, page, report });
    checkExamples({ ...around, raw, pages: raws, examples: made, report });
    checkOpened({ raw, candidates, off: around.off, report });
    checkTaken({ page, pages, resources: Object.values(resources), report });
    findings.push(...own);
    if (own.some(({ level }) => level === 'error')) continue;
    pages.push(page);
    if (made.length > 0) examples.push([page.name, made]);
    views.set(page.file, blockViews(raw));
  }
  // The order decides only conflicting claims.
  pages.sort((a, b) => (a.file < b.file ? -1 : 1));
  const all = pages.flatMap(({ file }) => views.get(file) ?? []);
  return {
    pages: Object.fromEntries(pages.map((page) => [page.name, page])),
    examples: Object.fromEntries(examples),
    resources: Object.fromEntries(
      Object.values(resources).map((resource) => [resource.name, withViews(resource, all)]),
    ),
    findings,
  };
}

function withViews(resource: Resource, views: readonly { resource: string; view: View }[]): Resource {
  const own = views.filter((entry) => entry.resource === resource.name).map(({ view }) => view);
  if (own.length === 0) return resource;
  return { ...resource, list: { ...resource.list, views: [...resource.list.views, ...own] } };
}

type Opened = Pick<CheckSurroundings, 'off' | 'report'> & {
  readonly raw: RawPage;
  readonly candidates: readonly PageCandidate[];
};

/** Pages that tiles lead to. Code RES202; turned off: a warning RES904. */
function checkOpened({ raw: { blocks = [] }, candidates, off, report }: Opened): void {
  const known = candidates.map(({ raw }) => raw.name);
  blocks.forEach((block, index) => {
    if (block.type !== 'count' || block.opens === undefined || known.includes(block.opens.page)) return;
    const { page } = block.opens;
    const pointer = pointerOf('/blocks', index, 'opens', 'page');
    if (!off.has(page)) {
      report({ code: 'RES202', pointer, message: unknownName({ what: 'page', wrong: page, known }) });
      return;
    }
    const message = said`The page "${page}" is turned off by an error in its own file; this leads nowhere until then.`;
    report({ code: 'RES904', level: 'warning', pointer, message });
  });
}

type Taken = { page: Page; pages: readonly Page[]; resources: readonly Resource[]; report: ReportRemark };

function checkTaken({ page, pages, resources, report }: Taken): void {
  for (const address of [page.route, ...page.more]) {
    const holder =
      resources.find(({ routes }) => Object.values(routes).includes(address)) ??
      pages.find(({ route, more }) => route === address || more.includes(address));
    if (!holder) continue;
    const message = said`The address "${address}" already belongs to "${holder.name}" (${holder.file}).`;
    report({ code: 'RES206', pointer: '', message });
  }
  // A file that grants nothing opens nothing by sharing a subject.
  if (Object.keys(page.access.grants).length === 0) return;
  const { subject } = page.access;
  const holder = [...resources, ...pages].find(
    ({ access }) => access.subject === subject && Object.keys(access.grants).length > 0,
  );
  if (!holder) return;
  const message = said`The subject "${subject}" already belongs to "${holder.name}" (${holder.file}): grants of the one would open the other.`;
  report({ code: 'RES219', pointer: '/access/subject', message });
}
