import { expect, test } from 'vitest';
import { guestFromTyped } from './guest-from-typed.ts';

test.each([
  ['', {}],
  ['Ayşe', { firstName: 'Ayşe' }],
  ['Ayşe Nur  Işık', { firstName: 'Ayşe Nur', lastName: 'Işık' }],
  ['ayse@example.com', { email: 'ayse@example.com' }],
  ['+90 532 123', { phone: '+90 532 123' }],
  ['0532 1234567', { phone: '0532 1234567' }],
  ['Ece Güler 0532 111 22 33', { firstName: 'Ece', lastName: 'Güler', phone: '0532 111 22 33' }],
  ['+49 155 5000113 Jonas', { firstName: 'Jonas', phone: '+49 155 5000113' }],
  ['Ece Güler ece@example.com', { firstName: 'Ece', lastName: 'Güler', email: 'ece@example.com' }],
  ['Ahmet Demir 2', { firstName: 'Ahmet Demir', lastName: '2' }],
])('%j begins a guest with %j', (typed, guest) => {
  expect(guestFromTyped(typed)).toEqual(guest);
});
