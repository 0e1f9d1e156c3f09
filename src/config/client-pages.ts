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
  /** Absent = no table is visible. */
  readonly tables?: CallTableReader;
};

/**
 * The pages a role may open (for a page of one record: if it may open the record), with the blocks it may see: a block
 * is left out if the role may not list its resource, if its condition reads a hidden field, or if none of its columns
 * is left.
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

/** The menu place without a badge the role cannot count; undefined if it is in none of its menus. */
export function clientMenu(
  menu: MenuPlace,
  { resources, role }: { readonly resources: Resources; readonly role: string },
): MenuPlace | undefined {
  const { notFor, groupFor, badge, ...place } = menu;
  if (notFor?.includes(role)) return undefined;
  const group = groupFor?.[role] ?? place.group;
  return { ...place, group, ...(badge && viewable(resources, badge) && { badge }) };
}
