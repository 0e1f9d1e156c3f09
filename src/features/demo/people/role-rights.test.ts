import { expect, test } from 'vitest';
import { beginningRights, ROLE_RIGHTS, hasEverything, hasRight, withRight } from './role-rights.ts';

const AREAS = ['Management', 'Only View'];

test('an administrator begins with everything, a role nobody knows with nothing', () => {
  expect(hasEverything(beginningRights('admin', AREAS), AREAS)).toBe(true);
  expect(beginningRights('guest', AREAS)).toEqual({ Management: [], 'Only View': [] });
});

test('one right is given and taken, and the others stay', () => {
  const given = withRight(beginningRights('subscriber', AREAS), {
    areas: ['Management'],
    right: 'create',
    isAllowed: true,
  });
  expect(given).toEqual({ Management: ['read', 'create'], 'Only View': ['read'] });
  expect(withRight(given, { areas: AREAS, right: 'read', isAllowed: false })).toEqual({
    Management: ['create'],
    'Only View': [],
  });
});

test('everything is everything everywhere', () => {
  let rights = beginningRights('subscriber', AREAS);
  for (const right of ROLE_RIGHTS) rights = withRight(rights, { areas: AREAS, right, isAllowed: true });
  expect(hasEverything(rights, AREAS)).toBe(true);
  expect(hasRight(rights, 'Elsewhere', 'read')).toBe(false);
});
