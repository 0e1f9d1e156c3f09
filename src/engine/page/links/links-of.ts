import type { LinksBlock } from '../../../config/page-types.ts';
import type { ClientConfig, Text } from '../../../config/types.ts';

export type LinkCard = {
  readonly to: string;
  readonly label: Text;
  readonly text?: Text;
  readonly icon: string;
};

/**
 * Pages and lists below an address (or one of several) that this role may open, in the order of the menu, followed by
 * those named in the file. Pages of one record are left out.
 */
export function linksOf(
  config: Pick<ClientConfig, 'pages' | 'resources'>,
  { under, also }: Pick<LinksBlock, 'under' | 'also'>,
): readonly LinkCard[] {
  const isBelow = (address: string) => address.startsWith(`${under}/`) && !address.includes(':');
  const pages = Object.values(config.pages)
    .filter(({ record }) => record === undefined)
    .flatMap(({ route, more, label, text, icon, menu }) => {
      const to = [route, ...more].find(isBelow);
      return to === undefined ? [] : [{ to, label, icon, ...(text && { text }), order: menu?.order ?? LAST }];
    });
  const lists = Object.values(config.resources)
    .filter(({ routes, can }) => can.includes('list') && isBelow(routes.list))
    .map(({ routes, label, icon, menu }) => ({ to: routes.list, label, icon, order: menu?.order ?? LAST }));
  const found = [...pages, ...lists].sort((a, b) => a.order - b.order || (a.to < b.to ? -1 : 1));
  return [...found, ...also];
}

const LAST = 1000;
