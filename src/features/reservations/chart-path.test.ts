import { expect, it } from 'vitest';
import type { ClientConfig } from '../../config/types.ts';
import { chartPath } from './chart-path.ts';

const at = (route: string) => ({ route }) as ClientConfig['pages'][string];
const staff = at('/v1/operational/calendar');
const owners = at('/v1/investor/reservation-calendar');

it.each<[string, ClientConfig['pages'], string | undefined]>([
  ['staff', { 'reservation-calendar': staff, 'investor-calendar': owners }, '/v1/operational/calendar?q=KNK-1'],
  [
    'owners, who may not open that of staff',
    { 'investor-calendar': owners },
    '/v1/investor/reservation-calendar?q=KNK-1',
  ],
  ['whoever has none', {}, undefined],
])('leads %s to a chart that they may open', (_, pages, path) => {
  expect(chartPath({ pages }, { q: 'KNK-1' })).toBe(path);
});
