import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Tabs } from './Tabs.tsx';

function Parts() {
  const [active, setActive] = useState('a');
  return (
    <Tabs
      label="Parts"
      active={active}
      onChange={setActive}
      tabs={['a', 'b'].map((key) => ({ key, label: key, content: <input aria-label={`text of ${key}`} /> }))}
    />
  );
}

it('builds a panel when its tab is first opened, and keeps what was typed in it', async () => {
  render(<Parts />);
  expect(screen.getByRole('tablist', { name: 'Parts' })).toBeVisible();
  expect(screen.queryByLabelText('text of b')).toBeNull();
  await userEvent.type(screen.getByLabelText('text of a'), 'typed');
  await userEvent.click(screen.getByRole('tab', { name: 'b' }));
  expect(screen.getByRole('textbox', { name: 'text of b' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'text of a' })).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'a' }));
  expect(screen.getByRole('textbox', { name: 'text of a' })).toHaveValue('typed');
});
