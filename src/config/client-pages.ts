import { blockKind } from './block-kinds.ts';
import type { CallTableReader } from './blocks/kind.ts';
import { viewable } from './blocks/of-records.ts';
import type { ClientPage, MenuPlace, Page } from './page-types.ts';
import type { ClientResource } from './types.ts';
import { omit, ownValue } from './values.ts';

type Resources = { readonly [name: string]: ClientResource };
type Setup = {
  readonly pages: { readonly [name: string]: Page };
  /** As this role sees them. */
  readonly resources: Resources;
  readonly role: string;
  readonly can: (subject: string, action: string) => boolean;
  /** Absent = no table is seen. */
  readonly tables?: CallTableReader;
};

/**
 * The pages that a role may open (of one record: whose record it may open), with the blocks it may fill: a block vanishes whose resource the role may not list,
 * whose condition reads a field that it may not read, or whose columns are all gone.
 */
export function clientPages({ pages, resources, role, can, tables = () => undefined }: Setup): {
  readonly [name: string]: ClientPage;
} {
  const seen = Object.values(pages)
    .filter(({ access }) => can(access.subject, access.action))
    .filter(({ record }) => record === undefined || ownValue(resources, record)?.can.includes('show'))
    .map((page): ClientPage => {
      const blocks = page.blocks
        .filter(({ roles }) => roles?.includes(role) ?? true)
        .flatMap((block) => {
          const kind = blockKind(block.type);
          return (kind.forReader ? kind.forReader(block, { resources, role, tables }) : block) ?? [];
        });
      const place = page.menu && clientMenu(page.menu, { resources, role });
      return {
        ...omit(page, 'file', 'access', 'menu', 'module'),
        blocks,
        ...(place && { menu: place }),
      };
    });
  return Object.fromEntries(seen.map((page) => [page.name, page]));
}

/** The place without a badge that this role could not count; undefined where it stands in no menu of theirs. */
export function clientMenu(
  menu: MenuPlace,
  { resources, role }: { readonly resources: Resources; readonly role: string },
): MenuPlace | undefined {
  const { notFor, groupFor, badge, ...place } = menu;
  if (notFor?.includes(role)) return undefined;
  const group = groupFor?.[role] ?? place.group;
  return { ...place, group, ...(badge && viewable(resources, badge) && { badge }) };
}
