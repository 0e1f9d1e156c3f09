import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { BulkForm } from '../../src/features/estates/BulkForm.tsx';
import { choose } from './choose.ts';
import { fakeApi } from './fake-api.ts';
import { estatesConfig } from './sample-estates.ts';

it('whoever wants another status for all homes and selects none is told so', async () => {
  fakeApi(() => ({ body: { items: [] } }));
  const handlePreview = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BulkForm
        estates={estatesConfig().resources['estates']!}
        currency="TRY"
        isSending={false}
        onPreview={handlePreview}
      />
    </QueryClientProvider>,
  );
  const preview = screen.getByRole('button', { name: 'Preview changes' });
  expect(preview).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Change the status' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(preview);
  expect(screen.getByRole('alert')).toHaveTextContent('Select Estate Status!');
  expect(screen.getByRole('combobox', { name: /^Status/ })).toHaveAccessibleDescription('Select Estate Status!');
  expect(handlePreview).not.toHaveBeenCalled();
  await choose(screen.getByRole('combobox', { name: /^Status/ }), 'Active');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(preview);
  expect(handlePreview).toHaveBeenCalledWith({ status: 'ACTIVE' });
});
