import type { FormStore } from '../../../engine/fields/inputs/form-store.ts';

/** Saves a new guest beside a booking. @returns false if that failed */
type SaveGuest = () => Promise<boolean>;

const typed = new WeakMap<FormStore, SaveGuest>();

/** Registers how to save the guest being typed beside this booking. @returns a function that removes it */
export function noteTypedGuest(booking: FormStore, save: SaveGuest): () => void {
  typed.set(booking, save);
  return () => {
    if (typed.get(booking) === save) typed.delete(booking);
  };
}

/**
 * Saves the guest being typed beside a booking, which would otherwise be saved without. @returns false if that failed
 */
export async function saveTypedGuest(booking: FormStore): Promise<boolean> {
  return (await typed.get(booking)?.()) ?? true;
}
