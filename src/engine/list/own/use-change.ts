import { useState } from 'react';
import type { ListSettings } from '../../../wire/list-settings.ts';
import { asHttpError } from '../../resource/as-http-error.ts';
import type { Change } from './use-settings.ts';

/** One change at a time, and why the last one was refused. */
export function useChange(change: (wanted: Change) => Promise<ListSettings>) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async (wanted: Change, onDone: (settings: ListSettings) => void) => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      onDone(await change(wanted));
    } catch (error) {
      const { errors = {}, message } = asHttpError(error);
      const [first] = Object.values(errors).flat();
      setFailure(first ?? message);
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, failure, run };
}
