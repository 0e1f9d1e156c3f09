import type { Row } from '../../../config/types.ts';
import type { FormStore } from '../../../engine/fields/inputs/form-store.ts';
import { type Saved, useSave } from '../../../engine/form/use-save.ts';
import { asHttpError } from '../../../engine/resource/as-http-error.ts';
import { type SendCall, type Steps, useSend } from '../../../engine/resource/use-send.ts';
import { typedGuestSaved } from './typed-guest.ts';

/** How booking ended. `held`: it is saved and keeps its nights, but could not be confirmed. */
export type Booked =
  | { readonly kind: 'done'; readonly record: Row }
  | { readonly kind: 'held'; readonly record: Row; readonly reason: string }
  | Exclude<Saved, { kind: 'saved' }>;

/**
 * Saves the booking (RS4: a second press makes no second one) and, when asked to, confirms it.
 * What cannot be confirmed is held all the same; `confirm` tries again.
 */
export function useBook(store: FormStore) {
  const save = useSave({ store, isNew: true });
  const { send, isSending } = useSend({ refreshes: ['reservations'] });

  const confirmOnly = async (record: Row, call: SendCall): Promise<Booked> => {
    try {
      const path = `/reservations/${encodeURIComponent(record.id)}/actions/confirm`;
      return { kind: 'done', record: await call<Row>({ path, method: 'POST', body: {}, isOnce: true }) };
    } catch (error) {
      return { kind: 'held', record, reason: asHttpError(error).message };
    }
  };
  const during = async (steps: Steps<Booked>): Promise<Booked> => {
    const sent = await send(steps);
    if (sent.isDone) return sent.data;
    return sent.failure ? { kind: 'failed', error: sent.failure } : { kind: 'unchanged' };
  };
  return {
    isSending,
    confirm: (record: Row) => during((call) => confirmOnly(record, call)),
    /** @param isSure whether it is confirmed at once */
    book: (isSure: boolean) =>
      during(async (call) => {
        // Who is typed beside the form is part of what is saved; what is wrong with them is said there.
        if (!(await typedGuestSaved(store))) return { kind: 'invalid', errors: {} };
        const saved = await save();
        if (saved.kind !== 'saved') return saved;
        return isSure ? confirmOnly(saved.record, call) : { kind: 'done', record: saved.record };
      }),
  };
}

/** What a reservation is called among people. */
export const codeOf = ({ code }: Row): string => (typeof code === 'string' ? code : '');
