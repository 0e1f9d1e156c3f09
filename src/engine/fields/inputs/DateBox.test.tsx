import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { DateBox, type DateBoxProps } from './DateBox.tsx';

function setup(props: Partial<DateBoxProps> = {}) {
  const onChange = vi.fn();
  function Around() {
    const [value, setValue] = useState(props.value ?? '2026-12-05');
    return (
      <label>
        Arrival
        <DateBox
          {...props}
          value={value}
          onChange={(next) => {
            onChange(next);
            setValue(next);
          }}
        />
      </label>
    );
  }
  render(<Around />);
  return { onChange, input: screen.getByRole('textbox', { name: 'Arrival' }) };
}

it.each([
  ['en', '05/12/2026'],
  ['tr', '05.12.2026'],
])('shows a date as the language writes it, whatever the browser does (%s)', async (language, shown) => {
  await i18next.changeLanguage(language);
  expect(setup().input).toHaveValue(shown);
});

it.each([
  ['24.12.2026', '24/12/2026'],
  ['24/12/2026', '24/12/2026'],
  ['2026-12-24', '24/12/2026'],
  ['24.12.26', '24/12/2026'],
])('takes %s as it is typed', async (typed, shown) => {
  const { onChange, input } = setup();
  await userEvent.clear(input);
  await userEvent.type(input, typed);
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith('2026-12-24');
  expect(input).toHaveValue(shown);
  // On its way to the last digit it was no other date.
  expect(new Set(onChange.mock.calls.flat())).toEqual(new Set(['', '2026-12-24']));
});

it('keeps what it cannot read, marks it, and counts it as nothing', async () => {
  const { onChange, input } = setup();
  await userEvent.clear(input);
  await userEvent.type(input, '31.02.2027');
  await userEvent.tab();
  expect(input).toHaveValue('31.02.2027');
  expect(input).toBeInvalid();
  expect(onChange).toHaveBeenLastCalledWith('');
});

it('is picked from a calendar by the keyboard alone; the focus comes back', async () => {
  const { onChange, input } = setup({ min: '2026-12-03' });
  await userEvent.type(input, '{ArrowDown}');
  const calendar = await screen.findByRole('dialog', { name: 'Choose a date' });
  const day = (name: string) => within(calendar).getByRole('button', { name });
  expect(day('Sat, 5 December 2026')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(day('Sun, 13 December 2026')).toHaveFocus();
  await userEvent.keyboard('{PageDown}{Home}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('2027-01-11');
  expect(input).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(input).toHaveFocus();
});
