import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientConfig } from '../../src/config/client.ts';
import { makeResource } from '../../src/config/testing.ts';
import { fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { sampleConfig } from './sample-config.ts';

const owners = makeResource({ name: 'owners', title: '{name}', fields: { name: { type: 'text', label: 'Name' } } });
const homes = makeResource({
  name: 'homes',
  fields: {
    name: { type: 'text', label: 'Name' },
    ownerId: { type: 'ref', resource: 'owners', label: 'Owner' },
  },
});

it('a reference that only the address names is shown by its title', async () => {
  const { dialects, menu } = sampleConfig();
  const whole = { version: '1', resources: { owners, homes }, dialects, menu, landing: {}, enums: {}, modules: {} };
  const config = clientConfig({
    config: { ...whole, pages: {}, examples: {}, policy: { model: '', rows: [], csv: [] } },
    role: 'admin',
    can: () => true,
    findings: [],
  });
  const calls = fakeApi(() => ({ body: { items: [{ id: 'o1', name: 'Ayşe Kaya', version: 1 }], total: 1 } }));
  openScreen({ config, path: `${homes.routes.create}?ownerId=o1` });
  expect(await screen.findByText('Ayşe Kaya')).toBeVisible();
  expect(screen.queryByText('o1')).toBeNull();
  expect(calls.filter(({ url }) => url.includes('/owners'))).toHaveLength(1);
});
