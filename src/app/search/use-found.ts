import { useEffect, useState } from 'react';
import { isAbort } from '../../providers/http-error.ts';
import { request } from '../../providers/http.ts';

/** Answers of the server to one question. */
export type Found = {
  readonly groups: readonly FoundGroup[];
  readonly screens: readonly { readonly title: string; readonly icon: string; readonly url: string }[];
};
type FoundGroup = {
  readonly resource: string;
  readonly label: string;
  readonly icon: string;
  readonly items: readonly FoundItem[];
};
type FoundItem = {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly path: string;
  readonly matched: readonly string[];
};
type NavigationGroup = { readonly children: Found['screens'] };

type State = { readonly q: string; readonly found: Found | undefined; readonly error: string | undefined };

const NOTHING: Found = { groups: [], screens: [] };
const PAUSE = 100; // ms between two keystrokes after which somebody has stopped typing
const LIMIT = 15;

/**
 * Asks the server while a person types. Each keystroke gives up the question before, so an answer that comes late is
 * dropped, in whatever order answers arrive (R12).
 * @param q trimmed; '' asks nothing
 * @param attempt another number asks again
 */
export function useFound(q: string, attempt: number): { found: Found; isWaiting: boolean; error: string | undefined } {
  const [state, setState] = useState<State>({ q: '', found: undefined, error: undefined });
  useEffect(() => {
    if (q === '') return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      ask(q, controller.signal).then(
        (found) => !controller.signal.aborted && setState({ q, found, error: undefined }),
        (error: unknown) => {
          if (controller.signal.aborted || isAbort(error)) return;
          setState({ q, found: undefined, error: error instanceof Error ? error.message : String(error) });
        },
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [q, attempt]);
  const isWaiting = q !== '' && state.q !== q;
  return {
    found: q === '' ? NOTHING : (state.found ?? NOTHING),
    isWaiting,
    error: isWaiting ? undefined : state.error,
  };
}

async function ask(q: string, signal: AbortSignal): Promise<Found> {
  const search = new URLSearchParams({ q });
  const [records, screens] = await Promise.all([
    request<{ readonly groups: readonly FoundGroup[] }>({ path: `/search?${search}&limit=${LIMIT}`, signal }),
    // Not every role has the demo's calls; the menu's own screens are known here anyway.
    request<readonly NavigationGroup[]>({ path: `/app-bar/search?${search}`, signal }).catch((error: unknown) => {
      if (isAbort(error)) throw error;
      return { data: [] };
    }),
  ]);
  return { groups: records.data.groups, screens: screens.data.flatMap(({ children }) => children) };
}
