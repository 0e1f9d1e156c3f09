import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { DayPicker, SpanPicker } from './pickers.tsx';

type Day = string | null;

/** A form around a picker; `sent` hears what the form would send. */
function setup(kind: 'day' | 'span') {
  const sent = vi.fn();
  function Form() {
    const [day, setDay] = useState<Day>(null);
    const [span, setSpan] = useState<readonly [Day, Day]>([null, null]);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(kind === 'day' ? day : span);
        }}
      >
        {kind === 'day' ? (
          <DayPicker id="first" language="en" value={day} onChange={setDay} />
        ) : (
          <SpanPicker ids={{ start: 'first', end: 'second' }} language="en" value={span} onChange={setSpan} />
        )}
        <button type="submit">Save</button>
      </form>
    );
  }
  render(<Form />);
  return { sent, box: (id: string) => document.getElementById(id)! };
}

it('Enter takes the typed date and does not send the form; the date is in what is sent then', async () => {
  const { sent, box } = setup('day');
  await userEvent.type(box('first'), '24/12/2026{Enter}');
  expect(sent).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toHaveBeenCalledExactlyOnceWith('2026-12-24');
});

it('Enter goes from arrival to departure, and takes both', async () => {
  const { sent, box } = setup('span');
  await userEvent.type(box('first'), '24/12/2026{Enter}');
  await userEvent.type(box('second'), '27/12/2026{Enter}');
  expect(sent).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toHaveBeenCalledExactlyOnceWith(['2026-12-24', '2026-12-27']);
});
