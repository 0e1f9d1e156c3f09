import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useTapeKeys } from './use-tape-keys.ts';
import { useUndo } from './use-undo.tsx';

/** The chart's keys and its undo, without the chart. */
function open() {
  const back = vi.fn(() => Promise.resolve());
  const onUndone = vi.fn();
  const onEscape = vi.fn();
  function Chart() {
    const { undo, done, say, takeBack } = useUndo(onUndone);
    useTapeKeys({ onEscape, onUndo: () => void takeBack() });
    return (
      <>
        <button type="button" onClick={() => done({ text: 'R-1 was changed.', back })}>
          Change
        </button>
        <button type="button" onClick={() => say('Nobody is there')}>
          Fail
        </button>
        <input aria-label="Note" />
        <input type="search" aria-label="Search" />
        {undo}
      </>
    );
  }
  render(<Chart />);
  return { back, onUndone, onEscape, press: (name: string) => userEvent.click(screen.getByRole('button', { name })) };
}

it('TC3: what was done is said, and taken back once, by the button or by Ctrl-Z', async () => {
  const { back, onUndone, press } = open();
  await press('Change');
  expect(screen.getByRole('status')).toHaveTextContent('R-1 was changed.');
  await press('Undo');
  expect(screen.getByRole('status')).toHaveTextContent('Undone.');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect([back.mock.calls.length, onUndone.mock.calls.length]).toEqual([1, 1]);
  await press('Change');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect([back.mock.calls.length, onUndone.mock.calls.length]).toEqual([2, 2]);
});

it('Ctrl-Z in a field is the field’s; what failed meanwhile takes the way back from nobody', async () => {
  const { back, press } = open();
  await press('Change');
  await userEvent.type(screen.getByLabelText('Note'), 'x{Control>}z{/Control}');
  expect(back).not.toHaveBeenCalled();
  await press('Fail');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(back).toHaveBeenCalledTimes(1);
});

it('a way back that is refused says why', async () => {
  const { back, press } = open();
  back.mockRejectedValueOnce(new Error('Somebody else changed it.'));
  await press('Change');
  await press('Undo');
  expect(screen.getByRole('status')).not.toHaveTextContent('Undone.');
});

it('Escape closes what is beside the chart, but first what lies above it or is typed', async () => {
  const { onEscape } = open();
  await userEvent.type(screen.getByLabelText('Search'), 'x{Escape}');
  expect(onEscape).not.toHaveBeenCalled();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  await userEvent.keyboard('{Escape}');
  expect(onEscape).not.toHaveBeenCalled();
  act(() => dialog.remove());
  await userEvent.click(document.body);
  // Or the browser would close at once a dialog that the key has just opened.
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false);
  expect(onEscape).toHaveBeenCalledTimes(1);
});
