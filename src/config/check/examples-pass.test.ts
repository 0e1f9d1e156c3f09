import { expect, test } from 'vitest';
import { briefFindings, check, label } from './check-fixture.ts';

const example = (own: Readonly<Record<string, unknown>> = {}) => ({
  id: 'tried',
  type: 'example',
  label,
  resource: { fields: { code: { type: 'text', label }, due: { type: 'date', label } } },
  ...own,
});
const page = (block: unknown) => ({ kind: 'page', name: 'desk', label, menu: false, blocks: [block] });
const mistakes = (own: Readonly<Record<string, unknown>>) =>
  briefFindings({ 'desk.json': page(example(own)) }).map((text) => text.replace('desk.json ', ''));

test('a resource of the page’s own is normalised as a file’s, beside what stands there', () => {
  const records = [{ id: 'a', code: 'A-1', due: '$today+3' }];
  const { config, findings } = check({ 'desk.json': page(example({ as: 'list', records })) });
  expect(findings).toEqual([]);
  expect(config.pages['desk']?.blocks).toEqual([{ id: 'tried', type: 'example', label, width: 'full', as: 'list' }]);
  const [made] = config.examples['desk'] ?? [];
  expect(made).toMatchObject({ id: 'tried', records, source: example().resource });
  expect(made?.resource).toMatchObject({ name: 'desk.tried', label, routes: { list: '/desk' } });
  expect(made?.resource.list.columns.map(({ field }) => field)).toEqual(['code', 'due']);
  expect(config.resources).toEqual({});
});

test('it is checked by the same schema and the same passes, at its place in the page’s file', () => {
  const at = '/blocks/0/resource';
  const fields = { code: { type: 'text', label } };
  expect(mistakes({ resource: { fields, menu: { group: 'x' } } })).toEqual([`RES101 ${at}/menu`]);
  expect(mistakes({ resource: { fields: { code: { type: 'text', label, requred: true } } } })).toEqual([
    `RES101 ${at}/fields/code/requred`,
  ]);
  expect(mistakes({ resource: { fields, list: { columns: ['cod'] } } })).toEqual([`RES201 ${at}/list/columns/0`]);
  expect(mistakes({ resource: { fields: { code: { type: 'text', label, display: 'rating' } } } })).toEqual([
    `RES213 ${at}/fields/code/display`,
  ]);
});

test('its records have values of its fields', () => {
  expect(mistakes({ records: [{ code: 'A' }, { cod: 'B' }] })).toEqual(['RES201 /blocks/0/records/1/cod']);
  expect(mistakes({ records: [{ due: '1.5.2026' }] })).toEqual(['RES215 /blocks/0/records/0/due']);
});

test('what it does not say is as in the example above that it is like', () => {
  const records = [{ id: 'a', code: 'A-1' }];
  const first = example({ records });
  const second = { id: 'again', type: 'example', label, like: 'tried', resource: { title: '{code}' } };
  const both = (...blocks: readonly object[]) => ({ 'desk.json': { ...page(first), blocks } });
  const { config, findings } = check(both(first, second));
  expect(findings).toEqual([]);
  const source = { ...first.resource, title: '{code}' };
  expect(config.examples['desk']?.[1]).toMatchObject({ id: 'again', records, source });
  expect(briefFindings(both(second, first))).toEqual(['desk.json RES201 /blocks/0/like']);
  expect(mistakes({ resource: {} })).toEqual(['RES108 /blocks/0/resource/fields']);
});

test('it takes some fields and actions of an example of another page, with their values', () => {
  const fields = { code: { type: 'text', label }, due: { type: 'date', label } };
  const actions = { close: { label, set: { code: 'shut' } }, open: { label, set: { code: 'open' } } };
  const list = { columns: ['code', 'due'] };
  const whole = {
    ...page(
      example({
        resource: { title: '{code}', fields, actions, list },
        records: [{ id: 'a', code: 'A-1', due: '$today' }],
      }),
    ),
    name: 'shelf',
  };
  const like = (own: object) => ({
    'desk.json': page({ id: 'again', type: 'example', label, like: 'shelf/tried', ...own }),
    'shelf.json': whole,
  });
  const { config, findings } = check(like({ only: ['code', 'close'] }));
  expect(findings).toEqual([]);
  expect(config.examples['desk']).toMatchObject([{ id: 'again', records: [{ id: 'a', code: 'A-1' }] }]);
  expect(config.examples['desk']?.[0]?.source).toEqual({
    title: '{code}',
    fields: { code: fields.code },
    actions: { close: actions.close },
  });
  expect(check(like({})).config.examples['desk']?.[0]?.source).toMatchObject({ fields, actions, list });
  expect(briefFindings(like({ only: ['code', 'coed'] }))).toEqual(['desk.json RES201 /blocks/0/only/1']);
  expect(briefFindings(like({ like: 'shelf/tired' }))).toEqual(['desk.json RES201 /blocks/0/like']);
  // A third page's definition is not passed on.
  const third = { ...page({ id: 'last', type: 'example', label, like: 'desk/again' }), name: 'third' };
  expect(briefFindings({ ...like({}), 'third.json': third })).toEqual(['third.json RES201 /blocks/0/like']);
});
