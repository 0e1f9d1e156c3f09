import { useEffect } from 'react';
import { dropOthersDrafts } from '../engine/form/draft.ts';
import { startRenewal } from '../providers/renewal.ts';

/** Runs while a person is signed in: token renewal, and removal of other people's drafts. */
export function useSession(): void {
  useEffect(() => {
    dropOthersDrafts();
    return startRenewal();
  }, []);
}
