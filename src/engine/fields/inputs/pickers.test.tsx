import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DayPicker, MomentPicker } from './pickers.tsx';

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
