import { useState } from 'react';
import type { HttpError } from '../../../providers/http-error.ts';
import type { ListSettings, ViewClash } from '../../../wire/list-settings.ts';
import { useSend } from '../../resource/use-send.ts';
import type { SettingsChange } from './use-settings.ts';

/** A change refused because somebody else changed the view first. */
export type Clash = ViewClash & { readonly overwrite: () => void };

/** One change at a time, and why the last one was refused. */
export function useSettingsChange(change: (wanted: SettingsChange) => Promise<ListSettings>) {
  const { send, isSending, failure } = useSend();
  const [clash, setClash] = useState<Clash>();
  const run = async (wanted: SettingsChange, onDone: (settings: ListSettings) => void) => {
    setClash(undefined);
    const sent = await send(() => change(wanted));
    if (sent.isDone) {
      onDone(sent.data);
      return;
    }
    const found = sent.failure && clashOf(sent.failure);
    if (!found) return;
    // Over what was heard of now, and of nothing that comes after it.
    const again = { ...wanted, body: { ...(wanted.body as object), version: found.version } };
    setClash({ ...found, overwrite: () => void run(again, onDone) });
  };
  const [first] = Object.values(failure?.errors ?? {}).flat();
  return {
    isBusy: isSending,
    failure: failure && !clashOf(failure) ? (first ?? failure.message) : undefined,
    clash,
    run,
  };
}

function clashOf({ statusCode, body }: HttpError): ViewClash | undefined {
  const { changedBy, changedAt, version } = body as Partial<ViewClash>;
  const isClash = statusCode === 409 && changedBy !== undefined && changedAt !== undefined && version !== undefined;
  return isClash ? { changedBy, changedAt, version } : undefined;
}
