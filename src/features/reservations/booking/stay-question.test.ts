import { expect, test } from 'vitest';
import { offersQuestion, stayQuestion } from './stay-question.ts';

const stay = { checkIn: '2026-12-01', checkOut: '2026-12-04', adults: 2, guestId: 'gst-1' };

test('which homes are free does not hang on the guest, so choosing one asks nothing again', () => {
  expect(offersQuestion(stay)).toEqual(offersQuestion({ ...stay, guestId: null }));
  expect(offersQuestion(stay)).toEqual({ checkIn: '2026-12-01', checkOut: '2026-12-04', adults: '2' });
});

test('a coupon may be used up by a guest, and then it does', () => {
  expect(offersQuestion({ ...stay, couponCode: 'SPRING' })).toMatchObject({ guestId: 'gst-1', couponCode: 'SPRING' });
});

test('the price of the chosen home always does', () => {
  expect(stayQuestion(stay)).toMatchObject({ guestId: 'gst-1' });
});
