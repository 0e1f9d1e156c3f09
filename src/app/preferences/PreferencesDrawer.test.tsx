import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../tests/screens/fake-api.ts';
import { PREFERENCES } from '../../config/preferences.ts';
import { applyPreferences, preference, readPreference, resetPreferences } from '../../providers/preferences.ts';
import PreferencesDrawer from './PreferencesDrawer.tsx';

const open = () => {
  const onClose = vi.fn();
  render(<PreferencesDrawer onClose={onClose} />);
  return { onClose, user: userEvent.setup() };
};
const group = (name: string) => within(screen.getByRole('group', { name }));

describe('the drawer of preferences', () => {
  beforeEach(() => {
    resetPreferences();
    applyPreferences();
  });

  it('shows every choice with its words, the defaults chosen', () => {
    open();
    const wanted: readonly (readonly [string, readonly string[]])[] = [
      ['Theme', ['Light', 'Dark', 'Same as system']],
      ['Primary colour', ['Teal', 'Blue', 'Violet', 'Rose', 'Amber', 'Graphite']],
      ['Cards and tables', ['Soft shadow', 'Bordered']],
      ['Navigation', ['At the side', 'Along the top']],
      ['Side menu', ['Collapsed', 'Expanded']],
      ['Density', ['Comfortable', 'Compact']],
      ['Language', ['English', 'Türkçe']],
    ];
    for (const [name, labels] of wanted) {
      const options = group(name).getAllByRole('radio');
      expect(options.map((option) => option.closest('label')?.textContent)).toEqual(labels);
      expect(options.map((option) => (option as HTMLInputElement).checked)).toEqual(labels.map((_, at) => at === 0));
    }
  });

  it('puts a choice on the page at once and into its cookie', async () => {
    const { user } = open();
    await user.click(group('Theme').getByRole('radio', { name: 'Dark' }));
    await user.click(group('Primary colour').getByRole('radio', { name: 'Violet' }));
    await user.click(group('Density').getByRole('radio', { name: 'Compact' }));
    expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', color: 'violet', density: 'compact' });
    expect([readPreference('theme'), readPreference('color'), readPreference('density')]).toEqual([
      'dark',
      'violet',
      'compact',
    ]);
    expect(group('Primary colour').getByRole('radio', { name: 'Violet' })).toBeChecked();
  });

  it('lets the side menu be chosen only where there is one', async () => {
    const { user } = open();
    await user.click(group('Navigation').getByRole('radio', { name: 'Along the top' }));
    expect(screen.getByRole('group', { name: 'Side menu' })).toBeDisabled();
    expect(screen.getByRole('group', { name: 'Side menu' })).toHaveAccessibleDescription(/only with/i);
    await user.click(group('Navigation').getByRole('radio', { name: 'At the side' }));
    expect(screen.getByRole('group', { name: 'Side menu' })).toBeEnabled();
  });

  it('goes back to the defaults, and says so', async () => {
    const { user } = open();
    await user.click(group('Theme').getByRole('radio', { name: 'Dark' }));
    await user.click(group('Cards and tables').getByRole('radio', { name: 'Bordered' }));
    await user.click(screen.getByRole('button', { name: 'Reset to defaults' }));
    expect(document.documentElement.dataset).toMatchObject({ theme: 'light', skin: 'default' });
    expect(readPreference('theme')).toBeUndefined();
    expect(preference('skin')).toBe(PREFERENCES.skin[0]);
    expect(screen.getByRole('status')).toHaveTextContent('Appearance reset to defaults.');
  });

  it('changes the language in place', async () => {
    fakeApi(({ url }) => (url.startsWith('/locales/') ? { body: {} } : { status: 404, body: {} }));
    const { user } = open();
    await user.click(group('Language').getByRole('radio', { name: 'Türkçe' }));
    expect(await screen.findByRole('dialog', { name: 'Görünüm' })).toBeVisible();
    expect(group('Ana renk').getByRole('radio', { name: 'Kehribar' })).toBeInTheDocument();
    expect(readPreference('language')).toBe('tr');
    await act(async () => i18next.changeLanguage('en'));
  });
});
