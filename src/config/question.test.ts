import { expect, test } from 'vitest';
import { questionKeys, actionQuestion } from './question.ts';

const TEMPLATE = '{guestId} · {estateId} · {stay}. Check them in?';
const ask = (values: Record<string, string>, template = TEMPLATE) =>
  actionQuestion(template, (key) => values[key] ?? '');

test.each([
  [{ guestId: 'Ayşe Arslan', estateId: 'KNK-004', stay: '2–5 Dec' }, 'Ayşe Arslan · KNK-004 · 2–5 Dec. Check them in?'],
  [{ estateId: 'KNK-004', stay: '2–5 Dec' }, 'KNK-004 · 2–5 Dec. Check them in?'],
  [{ guestId: 'Ayşe Arslan', stay: '2–5 Dec' }, 'Ayşe Arslan · 2–5 Dec. Check them in?'],
  [{ guestId: 'Ayşe Arslan', estateId: 'KNK-004' }, 'Ayşe Arslan · KNK-004. Check them in?'],
  [{}, 'Check them in?'],
])('what is not known vanishes with its separator: %j', (values, expected) => {
  expect(ask(values)).toBe(expected);
});

test('words around a value stay, and a question without any is itself', () => {
  expect(ask({ stay: '2–5 Dec' }, 'Free {stay}?')).toBe('Free 2–5 Dec?');
  expect(ask({}, 'Are you sure?')).toBe('Are you sure?');
  expect(ask({ 'reservationId.guestId': 'Ada' }, '{reservationId.guestId} · {estateId}')).toBe('Ada');
  expect(questionKeys(TEMPLATE)).toEqual(['guestId', 'estateId', 'stay']);
});
