import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { clientConfig } from '../../src/config/client.ts';
import { makeResource } from '../../src/config/testing.ts';
import { MyProblems } from '../../src/features/housekeeping/MyProblems.tsx';
import { fakeApi, signedIn } from './fake-api.ts';
import { sampleConfig } from './sample-config.ts';

const problems = makeResource({
  name: 'damages',
  title: '{title}',
  fields: {
    title: { type: 'text', label: 'Title' },
    status: { type: 'enum', label: 'Status', values: [{ value: 'OPEN', label: { en: 'Open' } }] },
  },
  list: { views: [{ id: 'mine', label: 'Mine', where: { title: { null: false } } }] },
});

it('says what became of what this person reported, each one press away', async () => {
  signedIn();
  const { dialects, menu } = sampleConfig();
  const whole = { version: '1', resources: { damages: problems }, dialects, menu, landing: {}, modules: {} };
  const config = clientConfig({
    config: { ...whole, enums: {}, pages: {}, examples: {}, policy: { model: '', rows: [], csv: [] } },
    role: 'HouseKeeping',
    can: () => true,
    findings: [],
  });
  const calls = fakeApi(() => ({ body: { items: [{ id: 't1', title: 'Shower leaks', status: 'OPEN' }], total: 1 } }));
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <MyProblems config={config} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const link = await screen.findByRole('link', { name: 'Shower leaks' });
  expect(link).toHaveAttribute('href', problems.routes.show.replace(':id', 't1'));
  expect(screen.getByText('Open')).toBeVisible();
  expect(calls[0]?.url).toContain('view=mine');
});
