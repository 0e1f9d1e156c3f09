import { describe, expect, test } from 'vitest';
import {
  ACTION,
  FIELDS,
  OTHERS,
  briefFindings,
  check,
  goodResource,
  label,
  mistakes,
  withField,
} from './check-fixture.ts';

describe('the next date among the records that refer here', () => {
  const orders = { ...goodResource({ name: 'orders' }), fields: { thingId: FIELDS.ownerId, due: FIELDS.stay } };
  const files = (compute: object, own: object = {}) => ({
    'things.json': goodResource({ fields: { ...FIELDS, x: { type: 'date', label, compute } }, ...own }),
    ...OTHERS,
    'orders.json': { ...orders, fields: { ...orders.fields, thingId: { type: 'ref', resource: 'things', label } } },
  });
  test.each<[object, object, string[]]>([
    [{ next: ['orders', 'from'] }, {}, []],
    [{ next: ['orders', 'from'], where: { to: { gt: '$today' } } }, {}, []],
    [{ next: ['ordrs', 'from'] }, {}, ['RES201 /fields/x/compute/next/0']],
    [{ next: ['code', 'from'] }, {}, ['RES213 /fields/x/compute/next/0']],
    [{ next: ['orders', 'form'] }, {}, ['RES201 /fields/x/compute/next/1']],
    [{ next: ['orders', 'thingId'] }, {}, ['RES213 /fields/x/compute/next/1']],
    [{ next: ['orders', 'from'], where: { state: 1 } }, {}, ['RES201 /fields/x/compute/where/state']],
    [{ days: ['from', 'to'] }, {}, ['RES103 /fields/x/compute', 'RES101 /fields/x/compute/days']],
    // Only the server's answers contain it: no condition, filter or order can use it.
    [{ next: ['orders', 'from'] }, { list: { filters: ['x'] } }, ['RES213 /list/filters/0']],
    [
      { next: ['orders', 'from'] },
      { list: { views: [{ id: 'v', label, where: { x: '$today' } }] } },
      ['RES201 /list/views/0/where/x'],
    ],
  ])('%j %j', (compute, own, expected) => {
    const found = briefFindings(files(compute, own)).map((text) => text.replace('things.json ', ''));
    expect(found.toSorted()).toEqual(expected.toSorted());
  });
});

describe('drafts, shares and maps', () => {
  const actions = { finish: ACTION };
  const parts = {
    who: { type: 'ref', resource: 'owners', label },
    pct: { type: 'percent', label },
    from: { type: 'date', label },
    to: { type: 'date', label },
  };
  const shares = { by: 'who', percent: 'pct', from: 'from', to: 'to' };
  const sharing = (own: object) => withField({ type: 'repeater', fields: parts, shares: { ...shares, ...own } });
  const placed = { fields: { ...FIELDS, place: { type: 'location', label } } };

  test.each<[object, string[]]>([
    [{ actions, draft: { state: 'NEW', action: 'finish' }, list: { missing: true } }, []],
    [{ draft: { state: 'NEW', action: 'finish' } }, ['RES217 /draft']],
    [{ actions, draft: { state: 'NWE', action: 'finish' } }, ['RES204 /draft/state', 'RES209 /draft/action']],
    [{ actions, draft: { state: 'DONE', action: 'finish' } }, ['RES204 /draft/state', 'RES209 /draft/action']],
    [{ actions, draft: { state: 'NEW', action: 'finsh' } }, ['RES209 /draft/action']],
    [{ actions, draft: { state: 'NEW' } }, ['RES103 /draft']],
    [{ list: { missing: true } }, ['RES213 /list/missing']],
    [{ ...placed, list: { map: 'place' } }, []],
    [{ ...placed, list: { map: 'plaice' } }, ['RES201 /list/map']],
    [{ ...placed, list: { map: 'code' } }, ['RES213 /list/map']],
    [sharing({}), []],
    [sharing({ by: 'whom' }), ['RES201 /fields/x/shares/by']],
    [sharing({ percent: 'share', to: 'until' }), ['RES201 /fields/x/shares/percent', 'RES201 /fields/x/shares/to']],
    [withField({ type: 'repeater', fields: parts, shares: { by: 'who' } }), ['RES103 /fields/x/shares']],
  ])('%j', (own, expected) => {
    expect([...new Set(mistakes(own as Record<string, unknown>))]).toEqual(expected);
  });

  test('in words: what was meant, and which there are', () => {
    const messages = (own: Record<string, unknown>) =>
      check({ 'things.json': goodResource({ fields: FIELDS, ...own }), ...OTHERS })
        .findings.filter(({ level }) => level === 'error')
        .map(({ message }) => message);
    expect(messages({ actions, draft: { state: 'DONE', action: 'finish' } })).toEqual([
      'New records start as "NEW", so none would ever be a draft.',
      expect.stringContaining('"finish" is no action that leaves "DONE".'),
    ]);
    expect(messages({ actions, draft: { state: 'NEW', action: 'finsh' } })).toEqual([
      '"finsh" is no action that leaves "NEW". Such actions: finish',
    ]);
    expect(messages({ list: { map: 'code' } })).toEqual(['"code" is no field of type "location".']);
    expect(messages(sharing({ by: 'whom' }))).toEqual([expect.stringMatching(/No part "whom".*"who"/)]);
  });
});
