import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { expect, it } from 'vitest';
import { tellIssued } from '../../engine/form/tell-issued.ts';
import { issuedNow, subscribeIssued } from '../../providers/issued.ts';
import type { ClientField } from '../../config/types.ts';
import Issued from './Issued.tsx';

const field = (more: object) => ({ label: { en: 'Key', tr: 'Anahtar' }, ...more }) as ClientField;
const fields = {
  key: field({ name: 'key', type: 'password', issued: 'knk_' }),
  password: field({ name: 'password', type: 'password' }),
  name: field({ name: 'name', type: 'text' }),
};

function Shown() {
  const texts = useSyncExternalStore(subscribeIssued, issuedNow);
  return texts.length > 0 && <Issued texts={texts} />;
}

it('what the server tells once is shown until it is put away, can be copied, and is nothing else of the record', async () => {
  const user = userEvent.setup();
  render(<Shown />);
  tellIssued({ fields }, { id: 'k1', key: 'knk_abc', password: 'no', name: 'no' }, 'tr');
  expect(await screen.findByRole('textbox', { name: 'Anahtar' })).toHaveValue('knk_abc');
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('knk_abc');
  expect(await screen.findByText('Copied.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'I have copied it' }));
  expect(issuedNow()).toEqual([]);
});

it('an answer without such a text shows nothing', () => {
  tellIssued({ fields }, { id: 'k1', name: 'x' }, 'en');
  expect(issuedNow()).toEqual([]);
});
