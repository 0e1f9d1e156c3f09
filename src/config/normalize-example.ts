import { normalizeResource } from './normalize.ts';
import type { RawBlock, RawExample, RawPage, RawResource } from './raw.ts';
import type { EnumList, Example, Json } from './types.ts';
import { omit } from './values.ts';

type Written = Extract<RawBlock, { type: 'example' }>;
export type RawExampleBlock = Written & { resource: RawExample };
/** Pages by their names. */
export type RawPages = ReadonlyMap<string, RawPage>;

const NO_PAGES: RawPages = new Map();

type ExampleIn = {
  readonly block: RawExampleBlock;
  readonly index: number;
  /** The example named by `like`. */
  readonly base: RawExampleBlock | undefined;
};

/** The examples of a page by position; one with `like` takes over everything it does not set itself. */
export function examplesIn({ blocks = [] }: RawPage, pages: RawPages): readonly ExampleIn[] {
  const above = new Map<string, RawExampleBlock>();
  return blocks.flatMap((written, index) => {
    if (written.type !== 'example') return [];
    const { like = '', only } = written;
    const base = above.get(like) ?? elsewhere(like, pages);
    const taken = base && only ? part(base, only) : base;
    const records = written.records ?? taken?.records;
    const resource = { fields: {}, ...taken?.resource, ...written.resource };
    const block = { ...written, resource, ...(records && { records }) };
    above.set(block.id, block);
    return [{ block, index, base }];
  });
}

/** `page/id` of an example of another page. */
function elsewhere(like: string, pages: RawPages): RawExampleBlock | undefined {
  const [name = '', id] = like.split('/');
  return completeExamples(pages.get(name)).find((block) => block.id === id);
}

/** Examples of a page that use no other page; others may refer to them. */
export function completeExamples(page: RawPage | undefined): readonly RawExampleBlock[] {
  const all = page ? examplesIn(page, NO_PAGES).map(({ block }) => block) : [];
  return all.filter(({ like }) => !like?.includes('/'));
}

/** Some fields and actions of an example, without its screens. */
function part(whole: RawExampleBlock, only: readonly string[]): RawExampleBlock {
  const { label, title, fields, actions = {} } = whole.resource;
  const isKept = ([name]: readonly [string, unknown]) => only.includes(name);
  const keptActions = Object.entries(actions).filter(isKept);
  const dropped = Object.keys(fields).filter((name) => !only.includes(name));
  const resource = {
    ...(label !== undefined && { label }),
    ...(title !== undefined && { title }),
    fields: Object.fromEntries(Object.entries(fields).filter(isKept)),
    ...(keptActions.length > 0 && { actions: Object.fromEntries(keptActions) }),
  };
  return { ...whole, resource, records: (whole.records ?? []).map((record) => omit(record, ...dropped)) };
}

/** The inline resource as a separate file. Its name cannot clash: pages' names have no dot. */
export function wholeExample(page: string, { id, label, resource }: RawExampleBlock): RawResource {
  return { ...(label !== undefined && { label }), ...resource, name: exampleName(page, id), menu: false };
}

export const exampleName = (page: string, block: string): string => `${page}.${block}`;

type Setup = {
  readonly raw: RawPage;
  readonly file: string;
  readonly root: string;
  readonly enums: { readonly [name: string]: EnumList };
  readonly pages: RawPages;
};

/** The resources of a page's `example` blocks. */
export function normalizeExamples({ raw, pages, ...setup }: Setup): Example[] {
  return examplesIn(raw, pages).map(({ block }) => {
    const source: object = block.resource;
    return {
      id: block.id,
      source: source as { readonly [key: string]: Json },
      resource: normalizeResource({ ...setup, raw: wholeExample(raw.name, block) }),
      records: block.records ?? [],
    };
  });
}
