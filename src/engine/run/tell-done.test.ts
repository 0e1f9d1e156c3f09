// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Action, ClientConfig, ClientResource, Json } from '../../config/types.ts';
import { undoAction } from './tell-done.ts';

const action = (name: string, set: Record<string, Json>, more: object = {}) =>
  ({ name, set, from: [], ask: [], anew: {}, danger: false, ...more }) as unknown as Action;
const offered = (set: Record<string, Json>, before: Record<string, Json>) => {
  const agree = action('agree', {}, { undo: 'back' });
  const resource = {
    name: 'stays',
    fields: {},
    can: ['agree', 'back'],
    actions: { agree, back: action('back', set) },
  } as unknown as ClientResource;
  const config = { resources: { stays: resource } } as unknown as ClientConfig;
  return undoAction({ config, resource, record: { id: 's', ...before }, action: agree, answer: { id: 's' } })?.name;
};

test.each([
  ['what it empties was empty before', { lateUntil: null }, {}, 'back'],
  ['there was another hour before', { lateUntil: null }, { lateUntil: '15:00' }, undefined],
  ['it empties nothing', { undoes: true }, { addedOn: '2026-11-20' }, 'back'],
] as const)('a way back is offered as far as %s', (_, set, before, expected) => {
  expect(offered(set, before)).toBe(expected);
});
