import { normalizeResource } from './normalize.ts';
import type { RawBlock, RawPage, RawResource } from './raw.ts';
import type { EnumList, Example, Json } from './types.ts';

export type RawExampleBlock = Extract<RawBlock, { type: 'example' }>;

export const isExample = (block: RawBlock): block is RawExampleBlock => block.type === 'example';

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
  return (raw.blocks ?? []).filter(isExample).map((block) => {
    const source: object = block.resource;
    return {
      id: block.id,
      source: source as { readonly [key: string]: Json },
      resource: normalizeResource({ ...setup, raw: wholeExample(raw.name, block) }),
      records: block.records ?? [],
    };
  });
}
