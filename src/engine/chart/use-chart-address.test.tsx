import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useChartAddress } from './use-chart-address.ts';

const ASKED: readonly string[] = [];
const at = (address: string) => window.history.replaceState(null, '', address);
afterEach(() => at('/'));

it('the place where the chart comes to rest stands in the address, and brings nobody back who is leaving', () => {
  at('/tape?date=2027-11-02&zoom=week');
  const { result } = renderHook(() => useChartAddress(ASKED, '2026-06-13'), { wrapper: BrowserRouter });
  act(() => result.current.change({ date: '2027-11-09' }));
  expect(window.location.pathname + window.location.search).toBe('/tape?date=2027-11-09&zoom=week');
  // A link was pressed; its screen waits for its code.
  window.history.pushState(null, '', '/stays/1');
  act(() => result.current.change({ date: '2027-11-16', row: '12' }));
  expect(window.location.pathname + window.location.search).toBe('/stays/1');
});
