import { expect, test } from 'vitest';
import { FIELDS, mistakes, withField } from './check-fixture.ts';

const items = {
  type: 'repeater',
  label: { en: 'Items', tr: 'Kalemler' },
  fields: { quantity: { type: 'integer' }, price: { type: 'money', currency: 'EUR' }, note: { type: 'text' } },
};
const withTotal = (compute: object) => ({
  fields: { ...FIELDS, items, x: { type: 'money', currency: 'EUR', label: { en: 'x', tr: 'x' }, compute } },
});
const inItem = (part: object) => withField({ ...items, fields: { ...items.fields, part } });

test.each<[object, string[]]>([
  [withField({ type: 'integer', look: 'slider', min: 0, max: 9 }), []],
  [withField({ type: 'percent', look: 'slider' }), []],
  [withField({ type: 'integer', look: 'slider', min: 0 }), ['RES103 /fields/x/look']],
  [withField({ type: 'integer', look: 'rating', max: 5 }), []],
  [withField({ type: 'integer', look: 'rating' }), ['RES213 /fields/x/look']],
  [withField({ type: 'integer', look: 'rating', max: 50 }), ['RES213 /fields/x/look']],
  [withField({ type: 'number', look: 'rating', max: 5 }), ['RES213 /fields/x/look']],
  [withField({ type: 'integer', look: 'cards' }), ['RES102 /fields/x/look']],
  [withField({ type: 'boolean', look: 'checkbox' }), []],
  [withField({ type: 'text', look: 'radio' }), ['RES101 /fields/x/look']],
  [withField({ type: 'enum', look: 'cards', values: [{ value: 'A', icon: 'HomeOutlined' }] }), []],
  [withField({ type: 'enum', values: [{ value: 'A', icon: 'Hom' }] }), ['RES301 /fields/x/values/0/icon']],
  [withTotal({ product: ['price', 'quantity'], each: 'items' }), []],
  [withTotal({ product: ['price', 'count'] }), []],
  [withTotal({ product: ['code'] }), ['RES213 /fields/x/compute/product/0']],
  [withTotal({ product: ['price', 'amount'], each: 'items' }), ['RES201 /fields/x/compute/product/1']],
  [withTotal({ product: ['note'], each: 'items' }), ['RES213 /fields/x/compute/product/0']],
  [withTotal({ product: ['price'], each: 'stay' }), ['RES213 /fields/x/compute/each']],
  [withTotal({ product: ['price'], each: 'nothing' }), ['RES201 /fields/x/compute/each']],
  [inItem({ type: 'money', currency: 'EUR', compute: { product: ['price', 'quantity'] } }), []],
  [inItem({ type: 'money', currency: 'EUR', compute: { sum: ['price'] } }), ['RES213 /fields/x/fields/part/compute']],
  [{ form: { look: 'icons' } }, ['RES213 /form/look']],
  [{ form: { layout: 'steps', look: 'side', done: { title: 'Thanks' } } }, []],
  [{ form: { sections: [{ fields: ['code'], icon: 'Hom' }] } }, ['RES301 /form/sections/0/icon']],
  [{ menu: { group: 'g', to: 'create' } }, []],
  [{ menu: { group: 'g', to: 'show' } }, ['RES102 /menu/to']],
  [{ menu: { group: 'g', to: 'create' }, single: true }, ['RES213 /menu/to']],
])('%j', (own, found) => {
  const ours =
    Object.keys(own).includes('menu') || Object.keys(own).includes('form') ? { fields: FIELDS, ...own } : own;
  expect(mistakes(ours as Record<string, unknown>)).toEqual(found);
});
