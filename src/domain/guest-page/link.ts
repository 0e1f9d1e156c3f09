const PAGE = '/v1/public/stay/';

/** Placeholder in a mail for a stay's link that does not exist yet, until the mail is stored. */
export const PAGE_MARK = `${PAGE}…`;

/** The path of a guest's page, below the product's own origin. */
export const pagePath = (secret: string): string => `${PAGE}${secret}`;

/** A page's path without an origin or another path before it. */
const BARE = /(?<![\w.:/-])\/v1\/public\/stay\/(?:[\w-]{32}|…)/g;

/** A text whose links to guests' pages include the origin. @param origin `https://konak.example` */
export const withOrigin = (text: string, origin: string): string =>
  text.replace(BARE, (path: string) => `${origin}${path}`);

/** A text without the lines that mention a missing link. */
export const withoutMark = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !line.includes(PAGE_MARK))
    .join('\n');
