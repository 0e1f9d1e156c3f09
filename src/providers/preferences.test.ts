// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { preference, writePreference } from './preferences.ts';

const device = (isDark: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isDark } as unknown as MediaQueryList);
afterEach(() => {
  document.cookie = 'theme=; path=/; max-age=0';
  vi.restoreAllMocks();
});

it('the theme is the device’s until one is chosen, and light where the device asks for nothing (spec §9)', () => {
  device(false);
  expect(preference('theme')).toBe('light');
  device(true);
  expect(preference('theme')).toBe('system');
  writePreference({ name: 'theme', value: 'light' });
  expect(preference('theme')).toBe('light');
});

it('nothing else follows the device', () => {
  device(true);
  expect([preference('menu'), preference('density')]).toEqual(['collapsed', 'comfortable']);
});
