import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DayPicker, MomentPicker, SpanPicker } from './pickers.tsx';

afterEach(() => vi.unstubAllEnvs());

describe.each(['America/Sao_Paulo', 'Pacific/Kiritimati'])('pickers in a browser in %s', (zone) => {
  it('shows and gives back the calendar date that was meant', () => {
    vi.stubEnv('TZ', zone);
    const handleChange = vi.fn();
    render(<DayPicker id="day" language="en" value="2018-11-04" onChange={handleChange} />);
    const input = screen.getByRole('textbox');
    expect(input).toHaveValue('04/11/2018');
    fireEvent.mouseDown(input);
    fireEvent.change(input, { target: { value: '03/11/2019' } });
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 });
    expect(handleChange).toHaveBeenLastCalledWith('2019-11-03');
  });

  it('shows a moment on the clock of the business', () => {
    vi.stubEnv('TZ', zone);
    render(<MomentPicker id="moment" language="tr" value="2026-01-31T22:30:00.000Z" onChange={vi.fn()} />);
    expect(screen.getByRole('textbox')).toHaveValue('01.02.2026 01:30');
  });
});

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

it.each(['24.12.2026', '24/12/2026', '4.1.2027', '24122026', '2026-12-24'])('reads %s', async (typed) => {
  const { sent, box } = setup('day');
  await userEvent.type(box('first'), `${typed}{Enter}`);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toHaveBeenCalledExactlyOnceWith(typed.startsWith('4') ? '2027-01-04' : '2026-12-24');
});

it('Enter goes from arrival to departure, and takes both', async () => {
  const { sent, box } = setup('span');
  await userEvent.type(box('first'), '24/12/2026{Enter}');
  await userEvent.type(box('second'), '27/12/2026{Enter}');
  expect(sent).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toHaveBeenCalledExactlyOnceWith(['2026-12-24', '2026-12-27']);
});

it('what is half picked stays while the screen around it changes', async () => {
  const handleChange = vi.fn();
  const span = (label: string) => (
    <SpanPicker
      ids={{ start: 'first', end: 'second' }}
      language="en"
      value={[null, null]}
      onChange={handleChange}
      aria-describedby={label}
    />
  );
  const { rerender } = render(span('before'));
  await userEvent.click(document.getElementById('first')!);
  const days = () => [
    ...document.querySelectorAll('.ant-picker-panel')[1]!.querySelectorAll('.ant-picker-cell-in-view'),
  ];
  await userEvent.click(days()[9]!);
  rerender(span('after'));
  await userEvent.click(days()[13]!);
  const [picked] = handleChange.mock.lastCall as [readonly [string, string]];
  expect(picked.map((day) => day.slice(-2))).toEqual(['10', '14']);
});
