import { expect, test } from 'vitest';
import { guestFromTyped } from './guest-from-typed.ts';

test.each([
  ['', {}],
  ['Ayşe', { firstName: 'Ayşe' }],
  ['Ayşe Nur  Işık', { firstName: 'Ayşe Nur', lastName: 'Işık' }],
  ['ayse@example.com', { email: 'ayse@example.com' }],
  ['+90 532 123', { phone: '+90 532 123' }],
  ['0532 1234567', { phone: '0532 1234567' }],
])('%j begins a guest with %j', (typed, guest) => {
  expect(guestFromTyped(typed)).toEqual(guest);
});
