import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { expect, it, onTestFinished, vi } from 'vitest';
import { BulkForm } from '../../src/features/estates/BulkForm.tsx';
import { choose } from './choose.ts';
import { fakeApi } from './fake-api.ts';
import { estatesConfig } from './sample-estates.ts';

function show(handlePreview: (change: object) => void) {
  fakeApi(() => ({ body: { items: [] } }));
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
}

it.each([
  ['en', '1,234.50', 123_450],
  ['tr', '1.234,50', 123_450],
  ['tr', '1.234', 123_400],
  ['en', '-250', -25_000],
] as const)('in %s an amount of %s is read as its language writes it', async (language, typed, amount) => {
  await act(() => i18next.changeLanguage(language));
  onTestFinished(() => act(() => i18next.changeLanguage('en')).then(() => undefined));
  const handlePreview = vi.fn();
  show(handlePreview);
  await choose(screen.getByRole('combobox', { name: i18next.t('bulk:form.price') }), i18next.t('bulk:form.way.amount'));
  await userEvent.type(screen.getByRole('textbox', { name: i18next.t('bulk:form.money', { currency: 'TRY' }) }), typed);
  await userEvent.click(screen.getByRole('button', { name: i18next.t('bulk:form.preview') }));
  expect(handlePreview).toHaveBeenCalledWith({ price: { amount, currency: 'TRY' } });
});

it('whoever wants another status for all homes and selects none is told so', async () => {
  const handlePreview = vi.fn();
  show(handlePreview);
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
