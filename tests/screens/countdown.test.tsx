import { act, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { expect, it, vi } from 'vitest';
import { Countdown } from '../../src/engine/fields/looks/Countdown.tsx';

const END = '2026-11-24T06:00:00.000Z';

it.each([
  ['2026-11-21T05:59:30.000Z', '3 days 0 h', '3 gün 0 sa'],
  ['2026-11-23T14:47:00.000Z', '15 h 13 min', '15 sa 13 dk'],
  ['2026-11-24T05:47:55.000Z', '12 min 5 s', '12 dk 5 sn'],
  ['2026-11-24T06:00:00.000Z', 'Expired', 'Süresi doldu'],
])('at %s what is left is said with its units, unlike a time of day: %s', async (now, english, turkish) => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  render(<Countdown until={END} plain="24 Nov 2026, 09:00" />);
  expect(screen.getByText(english)).toBeInTheDocument();
  await act(() => i18next.changeLanguage('tr'));
  expect(screen.getByText(turkish)).toBeInTheDocument();
});
