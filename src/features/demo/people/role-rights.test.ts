import { expect, test } from 'vitest';
import { beginningRights, DEEDS, hasEverything, may, withDeed } from './role-rights.ts';

const AREAS = ['Management', 'Only View'];

test('an administrator begins with everything, a role nobody knows with nothing', () => {
  expect(hasEverything(beginningRights('admin', AREAS), AREAS)).toBe(true);
  expect(beginningRights('guest', AREAS)).toEqual({ Management: [], 'Only View': [] });
});

test('one deed is given and taken, and the others stay', () => {
  const given = withDeed(beginningRights('subscriber', AREAS), {
    areas: ['Management'],
    deed: 'create',
    isAllowed: true,
  });
  expect(given).toEqual({ Management: ['read', 'create'], 'Only View': ['read'] });
  expect(withDeed(given, { areas: AREAS, deed: 'read', isAllowed: false })).toEqual({
    Management: ['create'],
    'Only View': [],
  });
});

test('everything is everything everywhere', () => {
  let rights = beginningRights('subscriber', AREAS);
  for (const deed of DEEDS) rights = withDeed(rights, { areas: AREAS, deed, isAllowed: true });
  expect(hasEverything(rights, AREAS)).toBe(true);
  expect(may(rights, 'Elsewhere', 'read')).toBe(false);
});
