import { forgetAtSignOut } from '../../providers/forget-at-sign-out.ts';
import { sessionKey } from '../../providers/session.ts';

/** A record or screen that was opened by the search. */
export type RecentItem = {
  readonly path: string;
  readonly label: string;
  readonly detail: string;
  readonly icon: string;
};

const PREFIX = 'recent ';
const MAX_RECENT = 8;

/** What this person opened last in this tenant, latest first. */
export function recentItems(): readonly RecentItem[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PREFIX + sessionKey()) ?? '[]');
    return Array.isArray(value) ? value.filter(isRecent).slice(0, MAX_RECENT) : [];
  } catch {
    return [];
  }
}

export function rememberRecent({ path, label, detail, icon }: RecentItem): void {
  if (sessionKey() === '') return;
  const items = [{ path, label, detail, icon }, ...recentItems().filter((item) => item.path !== path)];
  try {
    localStorage.setItem(PREFIX + sessionKey(), JSON.stringify(items.slice(0, MAX_RECENT)));
  } catch {
    // With a full storage, recent items are simply not kept.
  }
}

forgetAtSignOut(PREFIX);

function isRecent(value: unknown): value is RecentItem {
  if (typeof value !== 'object' || value === null) return false;
  const texts = ['path', 'label', 'detail', 'icon'].map((key) => Reflect.get(value, key) as unknown);
  // Only our own addresses: the storage may contain values from elsewhere.
  return texts.every((text) => typeof text === 'string') && /^\/(?![/\\])/.test(String(texts[0]));
}
