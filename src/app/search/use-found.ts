import { useMemo } from 'react';
import type { FoundRecords, FoundScreens } from '../../wire/search.ts';
import { useAnswer } from '../../engine/resource/use-answer.ts';

/** Answers of the server to one question. */
export type SearchAnswer = FoundRecords & FoundScreens;

type Answer = {
  readonly found: SearchAnswer;
  readonly isWaiting: boolean;
  readonly error: string | undefined;
  readonly retry: () => void;
};

const PAUSE = 100; // ms without a keystroke before searching
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
  const screens = useAnswer<FoundScreens>(pathOf(`/_meta/screens?${search}`), { pause: PAUSE });
  const isWaiting = !records.isCurrent || !screens.isCurrent;
  const groups = records.data?.groups;
  const further = screens.data?.screens;
  const found = useMemo(() => ({ groups: groups ?? [], screens: further ?? [] }), [groups, further]);
  return {
    found,
    isWaiting,
    error: isWaiting ? undefined : records.failure?.message,
    retry: records.refresh,
  };
}
