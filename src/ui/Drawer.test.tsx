import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Drawer } from './Drawer.tsx';

const open = () => {
  const onClose = vi.fn();
  const view = render(
    <Drawer title="Help" onClose={onClose} footer={<button type="button">Send</button>}>
      <a href="/docs">Docs</a>
    </Drawer>,
  );
  return { onClose, ...view, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Help' }) };
};

describe('a drawer', () => {
  it('is a modal dialog with its title as name, content and footer', () => {
    const { dialog } = open();
    expect(dialog.open).toBe(true);
    expect(screen.getByRole('link', { name: 'Docs' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
  });

  it('closes by its button and by Escape', async () => {
    const { dialog, onClose } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    // Browsers say Escape as `cancel`.
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('closes by a click beside it, not by one that began inside', async () => {
    const { dialog, onClose } = open();
    const user = userEvent.setup();
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByRole('link') },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    fireEvent.click(dialog);
    expect(onClose).not.toHaveBeenCalled();
    await user.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is closed when it goes, without being asked to close again', () => {
    const { dialog, onClose, unmount } = open();
    const closed = vi.spyOn(dialog, 'close');
    unmount();
    expect(closed).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  });
});
