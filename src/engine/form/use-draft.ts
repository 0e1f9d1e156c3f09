import { useLayoutEffect, useRef, useState } from 'react';
import type { ClientField } from '../../config/types.ts';
import { LOOKS } from '../fields/displays.tsx';
import type { FormStore, FormValues } from '../fields/inputs/form-store.ts';
import { createFormStore } from '../fields/inputs/form-store.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { type FormDraft, draftKey, dropDraft, keepFormDraft, readDraft, withDraft } from './draft.ts';

const isSecret = ({ type }: ClientField): boolean => LOOKS[type].isSecret === true;
const WAIT = 400; // ms from a change to keeping it; many keystrokes are one write

type Drafted = {
  readonly store: FormStore;
  /** Input restored from an ended session; undefined without any, or once it is discarded. */
  readonly restored: FormDraft | undefined;
  /** Back to the record as it is. */
  readonly discard: () => void;
  /** It is saved: nothing is kept from here on. */
  readonly finish: () => void;
};

/**
 * A form's store that survives the session: input is kept until it is saved or the person leaves the screen, and
 * restored when the same person opens the same record in the same tenant (R13).
 * @param fresh the current record, or a new one's defaults; read once
 */
export function useDraftedStore({ id, fresh }: { id: string | undefined; fresh: () => FormValues }): Drafted {
  const { resource } = useEngine();
  const [{ key, base, store, draft }] = useState(() => {
    const ownKey = draftKey({ resource, id });
    const found = readDraft(ownKey);
    const now = fresh();
    const start = found ? withDraft(now, found) : { base: now, values: now };
    return { key: ownKey, base: now, store: createFormStore(start.base, start.values), draft: found };
  });
  const [restored, setRestored] = useState(draft);
  const isFinished = useRef(false);

  // A layout effect, because its end must come while the address is still that of the form, if it is the session that
  // ended and not the person who left.
  useLayoutEffect(() => {
    const path = window.location.pathname;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      if (!isFinished.current) keepFormDraft({ key, store, resource, isSecret });
    };
    const stop = store.subscribe(['*'], () => {
      timer ??= setTimeout(keep, WAIT);
    });
    window.addEventListener('pagehide', keep);
    return () => {
      stop();
      window.removeEventListener('pagehide', keep);
      if (window.location.pathname === path) keep();
      else dropDraft(key);
      clearTimeout(timer);
    };
  }, [key, store, resource]);

  return {
    store,
    restored,
    discard: () => {
      store.rebase(base, base);
      store.setErrors({});
      dropDraft(key);
      setRestored(undefined);
    },
    finish: () => {
      isFinished.current = true;
      dropDraft(key);
    },
  };
}
