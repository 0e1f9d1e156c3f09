import type { FormStore } from '../../../engine/fields/inputs/form-store.ts';

/** A new guest who stands beside a booking and is not saved yet. @returns whether there is one now, or none was typed */
type SaveGuest = () => Promise<boolean>;

const typed = new WeakMap<FormStore, SaveGuest>();

/** Notes how the guest is saved that somebody types beside this booking. @returns the way to forget it */
export function noteTypedGuest(booking: FormStore, save: SaveGuest): () => void {
  typed.set(booking, save);
  return () => {
    if (typed.get(booking) === save) typed.delete(booking);
  };
}

/** Saves the guest that is typed beside a booking, which would otherwise be saved without. @returns false when that failed */
export async function typedGuestSaved(booking: FormStore): Promise<boolean> {
  return (await typed.get(booking)?.()) ?? true;
}
