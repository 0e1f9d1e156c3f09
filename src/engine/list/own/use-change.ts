import { useState } from 'react';
import type { ListSettings, ViewClash } from '../../../wire/list-settings.ts';
import { asHttpError } from '../../resource/as-http-error.ts';
import type { Change } from './use-settings.ts';

/** A change that was not made, because somebody else had changed the view before. */
export type Clash = ViewClash & { readonly overwrite: () => void };

/** One change at a time, and why the last one was refused. */
export function useChange(change: (wanted: Change) => Promise<ListSettings>) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [clash, setClash] = useState<Clash>();
  const run = async (wanted: Change, onDone: (settings: ListSettings) => void) => {
    setIsBusy(true);
    setFailure(undefined);
    setClash(undefined);
    try {
      onDone(await change(wanted));
    } catch (error) {
      const { statusCode, body, errors = {}, message } = asHttpError(error);
      const { changedBy, changedAt, version } = body as Partial<ViewClash>;
      if (statusCode === 409 && changedBy !== undefined && changedAt !== undefined && version !== undefined) {
        // Over what was heard of now, and of nothing that comes after it.
        const again = { ...wanted, body: { ...(wanted.body as object), version } };
        setClash({ changedBy, changedAt, version, overwrite: () => void run(again, onDone) });
        return;
      }
      const [first] = Object.values(errors).flat();
      setFailure(first ?? message);
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, failure, clash, run };
}
