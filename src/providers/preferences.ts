/** Language, theme and the like live in cookies, so that the server can render the page in them. */
const LIFETIME = 30 * 24 * 60 * 60; // seconds; spec §9: preference cookies last 30 days

/** @returns the stored value, undefined when there is none */
export function readPreference(name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** Values are words of ours (`tr`, `dark`), never typed by people, so they need no encoding. */
export function writePreference({ name, value }: { name: string; value: string }): void {
  document.cookie = `${name}=${value}; path=/; max-age=${LIFETIME}; samesite=lax`;
}
