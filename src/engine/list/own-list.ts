import { useState } from 'react';
import type { Column } from '../../config/types.ts';
import { sessionKey } from '../../providers/session.ts';

/** A saved view as a list needs it: `search` says its question as an address does. */
export type OwnView = {
  readonly id: string;
  readonly name: string;
  readonly search: string;
  readonly columns?: readonly Column[];
};
/** The signed-in person's settings of a list. */
export type OwnList = {
  readonly columns?: readonly Column[] | undefined;
  /** Id of the view it opens with. */
  readonly opens?: string | undefined;
  readonly views?: readonly OwnView[];
  /** The server has answered, and did not only once. */
  readonly isKnown?: true;
};

/** Prefix of the names of lists with settings. */
export const OWN_LIST = 'list ';

/**
 * The person's settings of this list: first as this browser last knew them, so nothing jumps, then as on the server
 * (`own/OwnTools.tsx`).
 */
export function useOwnList(name: string) {
  const key = `${OWN_LIST}${sessionKey()} ${name}`;
  const [own, setOwn] = useState<OwnList>(() => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? '{}') as OwnList;
    } catch {
      return {};
    }
  });
  return { own, key, setOwn };
}
export type OwnControl = ReturnType<typeof useOwnList>;
