import { expect, test } from 'vitest';
import { createFormStore } from '../../../engine/fields/inputs/form-store.ts';
import { noteTypedGuest, saveTypedGuest } from './typed-guest.ts';

test('a booking saves the guest who is typed beside it, and no other booking’s', async () => {
  const booking = createFormStore({});
  const other = createFormStore({});
  expect(await saveTypedGuest(booking)).toBe(true); // nobody is typed
  const saved: string[] = [];
  const forgetOld = noteTypedGuest(booking, () => Promise.resolve(saved.push('old') > 0));
  const forget = noteTypedGuest(booking, () => Promise.resolve(saved.push('new') < 0));
  forgetOld(); // as React does: the one before is forgotten after the next is noted, or before
  expect(await saveTypedGuest(booking)).toBe(false);
  expect([saved, await saveTypedGuest(other)]).toEqual([['new'], true]);
  forget();
  expect(await saveTypedGuest(booking)).toBe(true);
});
