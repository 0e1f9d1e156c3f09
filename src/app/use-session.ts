import { useEffect } from 'react';
import { dropOthersDrafts } from '../engine/form/draft.ts';
import { startRenewal } from '../providers/renewal.ts';

/** What goes with a signed-in person for as long as the product is open: a token that does not run out, own drafts only. */
export function useSession(): void {
  useEffect(() => {
    dropOthersDrafts();
    return startRenewal();
  }, []);
}
