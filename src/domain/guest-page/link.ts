const PAGE = '/v1/public/stay/';

/** Stands in a letter for the link of a stay that has none yet, until the letter is written down. */
export const PAGE_MARK = `${PAGE}…`;

/** Where a guest's page is, below the product's own origin. */
export const pagePath = (secret: string): string => `${PAGE}${secret}`;

/** A page's path that nothing stands before: neither a house nor another path. */
const BARE = /(?<![\w.:/-])\/v1\/public\/stay\/(?:[\w-]{32}|…)/g;

/** A text whose links to guests' pages say where the house is. @param origin `https://konak.example` */
export const withOrigin = (text: string, origin: string): string =>
  text.replace(BARE, (path: string) => `${origin}${path}`);

/** A text without the lines that speak of a link which there is not. */
export const withoutMark = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !line.includes(PAGE_MARK))
    .join('\n');
