import { useInvalidate } from '@refinedev/core';
import { useRef, useState } from 'react';
import type { Row } from '../../../config/types.ts';
import { request } from '../../../providers/http.ts';
import type { FormStore } from '../../../engine/fields/inputs/form-store.ts';
import { type Saved, useSave } from '../../../engine/form/use-save.ts';
import { asHttpError } from '../../../engine/resource/as-http-error.ts';
import { leftOut } from '../../../engine/resource/tell-warnings.ts';
import { newKey } from '../../../providers/new-key.ts';
import { saveTypedGuest } from './typed-guest.ts';

/** The action of reservations that a booking may request at once. */
const CONFIRM = 'confirm';

/** The result of booking. `held`: it is saved and keeps its nights, but could not be confirmed. */
export type Booked =
  | { readonly kind: 'done'; readonly record: Row }
  | { readonly kind: 'held'; readonly record: Row; readonly reason: string }
  | Exclude<Saved, { kind: 'saved' }>;

/**
 * Saves the booking (RS4: one key per body, so that a second press does not book twice) and, if requested, confirms it
 * in the same call. If it cannot be confirmed, it is still held; `confirm` tries again.
 */
export function useBook(store: FormStore) {
  const save = useSave({ store, isNew: true });
  const invalidate = useInvalidate();
  const [isBusy, setIsBusy] = useState(false);
  const key = useRef(newKey());

  const confirmOnly = async (record: Row): Promise<Booked> => {
    try {
      const { data } = await request<Row>({
        path: `/reservations/${encodeURIComponent(record.id)}/actions/${CONFIRM}`,
        method: 'POST',
        body: {},
        headers: { 'Idempotency-Key': key.current },
      });
      void invalidate({ resource: 'reservations', invalidates: ['list', 'many', 'detail'], id: record.id });
      return { kind: 'done', record: data };
    } catch (error) {
      key.current = newKey();
      return { kind: 'held', record, reason: asHttpError(error).message };
    }
  };
  const whileBusy = async (work: () => Promise<Booked>): Promise<Booked> => {
    setIsBusy(true);
    const booked = await work();
    setIsBusy(false);
    return booked;
  };
  return {
    isBusy,
    confirm: (record: Row) => whileBusy(() => confirmOnly(record)),
    /** @param isSure whether to confirm it at once */
    book: (isSure: boolean) =>
      whileBusy(async () => {
        // Saves the guest typed beside the form first; the guest's own form shows its errors.
        if (!(await saveTypedGuest(store))) return { kind: 'invalid', errors: {} };
        const saved = await save(undefined, isSure ? CONFIRM : undefined);
        if (saved.kind !== 'saved') return saved;
        const { record } = saved;
        const reasons = leftOut(record);
        return reasons.length > 0 ? { kind: 'held', record, reason: reasons.join(' ') } : { kind: 'done', record };
      }),
  };
}

/** A reservation's code for people. */
export const reservationCode = ({ code }: Row): string => (typeof code === 'string' ? code : '');
