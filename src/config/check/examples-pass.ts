import { fieldKind } from '../fields/registry.ts';
import { storedKeys } from '../keys.ts';
import { completeExamples, exampleName, examplesIn, type RawPages, wholeExample } from '../normalize-example.ts';
import type { RawPage } from '../raw.ts';
import type { Example, Json } from '../types.ts';
import { checkActions } from './actions-pass.ts';
import { UNTITLED } from './codes.ts';
import type { CheckContext, CheckSurroundings } from './context.ts';
import { checkDisplays } from './displays-pass.ts';
import { checkValue } from './field-types-pass.ts';
import { checkFields } from './fields-pass.ts';
import { pointerOf } from './json-file.ts';
import { shapeFindings } from './schema-findings.ts';
import type { Schemas } from './schemas.ts';
import { checkScreens } from './screens-pass.ts';
import type { Remark, ReportRemark } from './source.ts';
import { unknownName } from './suggest.ts';
import { checkTexts } from './texts-pass.ts';

/**
 * Checks the shape of the resources in a page's `example` blocks against the schema of resource files; code RES201 for
 * `like`.
 */
export function exampleShape({ schemas, raw, pages }: ShapeSetup): Remark[] {
  return examplesOf(raw, pages).flatMap(({ block, pointer, base }, index, all) => {
    if (block.like !== undefined && !base) {
      const known = [...all.slice(0, index).map(({ block: { id } }) => id), ...namesElsewhere(raw, pages)];
      return [unknownLike({ what: 'example', wrong: block.like, known, pointer: `${pointer}/like` })];
    }
    const known = Object.keys({ ...base?.resource.fields, ...base?.resource.actions });
    const wrong = (block.only ?? []).flatMap((name, at) =>
      known.includes(name)
        ? []
        : [unknownLike({ what: 'field or action', wrong: name, known, pointer: pointerOf(pointer, 'only', at) })],
    );
    if (wrong.length > 0) return wrong;
    return shapeFindings(schemas.resource, { name: 'example', ...block.resource }).map((finding) => ({
      ...finding,
      pointer: `${pointer}/resource${finding.pointer}`,
    }));
  });
}

type ShapeSetup = { readonly schemas: Schemas; readonly raw: RawPage; readonly pages: RawPages };

const namesElsewhere = (raw: RawPage, pages: RawPages): readonly string[] =>
  [...pages.values()]
    .filter(({ name }) => name !== raw.name)
    .flatMap((page) => completeExamples(page).map(({ id }) => `${page.name}/${id}`));

function unknownLike({ pointer, ...name }: Parameters<typeof unknownName>[0] & { readonly pointer: string }): Remark {
  return { code: 'RES201', pointer, message: unknownName(name) };
}

type Setup = CheckSurroundings & {
  readonly raw: RawPage;
  readonly pages: RawPages;
  readonly examples: readonly Example[];
};

/** Checks the names used by resources in the blocks, as in separate files, and the values of their records. */
export function checkExamples({ raw, pages, examples, report: tell, ...around }: Setup): void {
  for (const { block, pointer } of examplesOf(raw, pages)) {
    const example = examples.find(({ id }) => id === block.id);
    if (!example) continue;
    const { resource } = example;
    // An example shows a few fields; nobody searches its records by name.
    const report: ReportRemark = (remark) =>
      remark.code !== UNTITLED && tell({ ...remark, pointer: `${pointer}/resource${remark.pointer}` });
    const resources = { ...around.resources, [exampleName(raw.name, block.id)]: resource };
    const context: CheckContext = { ...around, resources, resource, raw: wholeExample(raw.name, block), report };
    checkFields(context);
    checkActions(context);
    checkDisplays(context);
    checkScreens(context);
    checkTexts(context);
    const records = { ...context, report: tell };
    block.records?.forEach((record, index) => checkRecord(records, record, pointerOf(pointer, 'records', index)));
  }
}

/** Codes RES201, RES204, RES215. */
function checkRecord(context: CheckContext, record: { readonly [key: string]: Json }, pointer: string): void {
  const keys = storedKeys(context.resource);
  for (const [key, value] of Object.entries(record)) {
    if (key === 'id') continue;
    const at = pointerOf(pointer, key);
    const field = keys.get(key)?.field;
    if (!field) {
      const message = unknownName({ what: 'stored key', wrong: key, known: [...keys.keys()] });
      context.report({ code: 'RES201', pointer: at, message });
      // A stored file can be checked only where it is uploaded.
    } else if (field.name === key && !fieldKind(field.type).isUploaded) {
      checkValue({ context, field, value, pointer: at });
    }
  }
}

const examplesOf = (raw: RawPage, pages: RawPages) =>
  examplesIn(raw, pages).map(({ index, ...found }) => ({ ...found, pointer: pointerOf('/blocks', index) }));
