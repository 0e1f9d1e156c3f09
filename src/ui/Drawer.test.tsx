import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Drawer } from './Drawer.tsx';

const open = () => {
  const onClose = vi.fn();
  const view = render(
    <Drawer title="Help" onClose={onClose} footer={<button type="button">Send</button>}>
      <a href="/docs">Docs</a>
    </Drawer>,
  );
  return { onClose, ...view, dialog: screen.getByRole('dialog', { name: 'Help' }) };
};

describe('a drawer', () => {
  it('is a modal dialog with its title as name, content and footer', () => {
    const { dialog } = open();
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(screen.getByRole('link', { name: 'Docs' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
  });

  it('closes by its button and by Escape', async () => {
    const { dialog, onClose } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    dialog.focus();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('closes by Escape also when what had the focus is gone', async () => {
    const { onClose } = open();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    expect(document.body).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes by a click beside it, not by one that began inside', async () => {
    const { dialog, onClose } = open();
    const user = userEvent.setup();
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByRole('link') },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    expect(onClose).not.toHaveBeenCalled();
    await user.click(document.querySelector('.ant-drawer-mask')!);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('gives the focus back when it goes, without being asked to close again', async () => {
    const onClose = vi.fn();
    function Opened() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setIsOpen(true)}>
            Open
          </button>
          {isOpen && (
            <Drawer title="Help" onClose={onClose}>
              <button type="button" onClick={() => setIsOpen(false)}>
                Done
              </button>
            </Drawer>
          )}
        </>
      );
    }
    render(<Opened />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
  });
});
