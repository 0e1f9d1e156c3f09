import { useMemo } from 'react';
import type { NavigationGroup } from '../../domain/demo/app-bar.ts';
import type { FoundRecords } from '../../wire/search.ts';
import { useAnswer } from '../../engine/resource/use-answer.ts';

/** Answers of the server to one question. */
export type Found = FoundRecords & {
  readonly screens: readonly { readonly title: string; readonly icon: string; readonly url: string }[];
};

type Answer = {
  readonly found: Found;
  readonly isWaiting: boolean;
  readonly error: string | undefined;
  readonly retry: () => void;
};

const PAUSE = 100; // ms between two keystrokes after which somebody has stopped typing
const LIMIT = 15;

/**
 * Asks the server while a person types. Each keystroke gives up the question before, so an answer that comes late is
 * dropped, in whatever order answers arrive (R12).
 * @param q trimmed; '' asks nothing
 */
export function useFound(q: string): Answer {
  const search = new URLSearchParams({ q });
  const pathOf = (path: string) => (q === '' ? undefined : path);
  const records = useAnswer<FoundRecords>(pathOf(`/search?${search}&limit=${LIMIT}`), { pause: PAUSE });
  // Not every role has the demo's calls; the menu's own screens are known here anyway.
  const screens = useAnswer<readonly NavigationGroup[]>(pathOf(`/app-bar/search?${search}`), { pause: PAUSE });
  const isWaiting = !records.isCurrent || !screens.isCurrent;
  const [groups, further] = [records.data?.groups, screens.data];
  const found = useMemo(
    () => ({ groups: groups ?? [], screens: further?.flatMap(({ children }) => children) ?? [] }),
    [groups, further],
  );
  return {
    found,
    isWaiting,
    error: isWaiting ? undefined : records.failure?.message,
    retry: records.refresh,
  };
}
