import { useState } from 'react';
import { asHttpError } from '../../engine/resource/as-http-error.ts';
import { notify } from '../../providers/notification.ts';

/** One call at a time; what goes wrong is said. */
export function useRun(): { readonly isBusy: boolean; readonly run: (work: () => Promise<void>) => Promise<void> } {
  const [isBusy, setIsBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      notify({ type: 'error', key: 'payment-link', message: asHttpError(error).message });
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, run };
}
