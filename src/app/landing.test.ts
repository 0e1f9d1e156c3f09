import { expect, test } from 'vitest';
import { sampleConfig } from '../../tests/screens/sample-config.ts';
import { landingPath } from './landing.ts';

const [estates] = Object.values(sampleConfig().resources);
const reservations = { ...estates!, name: 'reservations', routes: { ...estates!.routes, list: '/v1/reservations' } };
const group = { id: 'estates', label: { en: 'Estates' }, icon: 'HomeOutlined', order: 1 };
const config = { ...sampleConfig(), menu: [group], resources: { estates: estates!, reservations } };

test.each([
  ['the table’s screen', '/v1/reservations', '/v1/reservations'],
  ['the first entry of the menu where the role may not open that', '/v1/dashboard', '/v1/estates/list'],
])('%s', (_what, landing, path) => expect(landingPath({ ...config, landing })).toBe(path));

test('a role that the table does not name lands on its first entry, one without any on nothing', () => {
  expect(landingPath(config)).toBe('/v1/estates/list');
  expect(landingPath({ ...config, landing: '/v1/reservations', resources: {} })).toBeUndefined();
});
