import { blockKind } from './block-kinds.ts';
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
};

/**
 * The pages that a role may open (of one record: whose record it may open), with the blocks it may fill: a block vanishes whose resource the role may not list,
 * whose condition reads what it may not read, or of whose columns none is left.
 */
export function clientPages({ pages, resources, role, can }: Setup): { readonly [name: string]: ClientPage } {
  const seen = Object.values(pages)
    .filter(({ access }) => can(access.subject, access.action))
    .filter(({ record }) => record === undefined || ownValue(resources, record)?.can.includes('show'))
    .map((page): ClientPage => {
      const blocks = page.blocks
        .filter(({ roles }) => roles?.includes(role) ?? true)
        .flatMap((block) => {
          const kind = blockKind(block.type);
          return (kind.forReader ? kind.forReader(block, { resources, role }) : block) ?? [];
        });
      const { menu } = page;
      return {
        ...omit(page, 'file', 'access', 'menu', 'module'),
        blocks,
        ...(menu && { menu: clientMenu(menu, resources) }),
      };
    });
  return Object.fromEntries(seen.map((page) => [page.name, page]));
}

/** The place without a badge that this role could not count. */
export function clientMenu(menu: MenuPlace, resources: Resources): MenuPlace {
  const { badge } = menu;
  return badge && viewable(resources, badge) ? menu : omit(menu, 'badge');
}
