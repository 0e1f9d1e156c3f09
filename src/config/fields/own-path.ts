/** Maximum characters of a path in our own origin. */
const LONGEST_PATH = 500;
const OWN_PATH = /^\/(?![/\\])[A-Za-z0-9._~%/-]+$/;

/** Never another origin: no `//host`, no backslash, no way up. */
export function isOwnPath(text: string): boolean {
  return text.length <= LONGEST_PATH && OWN_PATH.test(text) && !text.split('/').includes('..');
}
