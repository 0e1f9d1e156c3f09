import { normalizeResource } from './normalize.ts';
import type { RawBlock, RawExample, RawPage, RawResource } from './raw.ts';
import type { EnumList, Example, Json } from './types.ts';

type Written = Extract<RawBlock, { type: 'example' }>;
export type RawExampleBlock = Written & { resource: RawExample };

/** The examples of a page by their place on it; one that is like another has what that one has, but for what it says itself. */
export function examplesIn({ blocks = [] }: RawPage): readonly { block: RawExampleBlock; index: number }[] {
  const above = new Map<string, RawExampleBlock>();
  return blocks.flatMap((written, index) => {
    if (written.type !== 'example') return [];
    const base = above.get(written.like ?? '');
    const records = written.records ?? base?.records;
    const resource = { fields: {}, ...base?.resource, ...written.resource };
    const block = { ...written, resource, ...(records && { records }) };
    above.set(block.id, block);
    return [{ block, index }];
  });
}

/** The inline resource as the file of one would say it. Its name stands in no other file: pages' names have no dot. */
export function wholeExample(page: string, { id, label, resource }: RawExampleBlock): RawResource {
  return { ...(label !== undefined && { label }), ...resource, name: exampleName(page, id), menu: false };
}

export const exampleName = (page: string, block: string): string => `${page}.${block}`;

type Setup = {
  readonly raw: RawPage;
  readonly file: string;
  readonly root: string;
  readonly enums: { readonly [name: string]: EnumList };
};

/** The resources of a page's `example` blocks. */
export function normalizeExamples({ raw, ...setup }: Setup): Example[] {
  return examplesIn(raw).map(({ block }) => {
    const source: object = block.resource;
    return {
      id: block.id,
      source: source as { readonly [key: string]: Json },
      resource: normalizeResource({ ...setup, raw: wholeExample(raw.name, block) }),
      records: block.records ?? [],
    };
  });
}
