/** Characters and escapes that only disguised paths contain; nothing that the product serves needs them. */
const DISGUISED = /\/\/|[;\\]|%2e|%2f|%5c|%00|%25|\/\.{1,2}(?:\/|$)/i;

export type PathKind =
  /** Served by the API. */
  | 'api'
  /** An API path spelled differently (`//api`, `/API`, `/api/x/`, `;x`): 404 like any unknown path (S19). */
  | 'misspelt'
  /** A page or a file. */
  | 'web';

const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/') || path.startsWith('/locales/');

function mightMeanApi(path: string): boolean {
  try {
    return /^[/\\.\s]*(?:api|locales)(?:$|[/\\;.])/i.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}

/** Which part of the server a path belongs to. Case, doubled and trailing slashes count. */
export function kindOfPath(path: string): PathKind {
  if (isApi(path)) return DISGUISED.test(path) || path.endsWith('/') ? 'misspelt' : 'api';
  return DISGUISED.test(path) || mightMeanApi(path) ? 'misspelt' : 'web';
}
