import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ConfigProvider from 'antd/es/config-provider';
import { useRef, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { Menu } from './Menu.tsx';

const onSelect = vi.fn();
/** antd gives the focus to the link of an entry that has one. */
const focused = () => document.activeElement as HTMLElement;

function Opened() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ConfigProvider theme={{ token: { motion: false } }}>
      <MemoryRouter>
        <button ref={button} type="button" onClick={() => setIsOpen(!isOpen)}>
          More
        </button>
        {isOpen && (
          <Menu
            anchor={button}
            label="What can be done"
            items={[
              { key: 'a', label: 'First', onSelect },
              { key: 'b', label: 'Second', to: '/second' },
            ]}
            choice={{ label: 'Of which', items: [{ key: 'c', label: 'On', isChecked: true, onSelect }] }}
            onClose={() => setIsOpen(false)}
          />
        )}
      </MemoryRouter>
    </ConfigProvider>
  );
}

it('is walked by arrows, and gives the focus back when it closes', async () => {
  render(<Opened />);
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'More' });
  await user.click(button);
  await waitFor(() => expect(screen.getByRole('menu', { name: 'What can be done' })).toBeVisible());
  expect(screen.getByRole('menuitemradio', { name: 'On' })).toBeChecked();
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'First' })).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  const second = screen.getByRole('menuitem', { name: 'Second' });
  await waitFor(() => expect(second).toContainElement(focused()));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'First' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveFocus();
});
