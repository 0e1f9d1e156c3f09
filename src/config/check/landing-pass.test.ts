import { expect, test } from 'vitest';
import { briefly, check, goodResource } from './check-fixture.ts';

const menu = (landing: object) => ({ groups: [], landing });
const files = (landing: object) => ({ '_menu.json': menu(landing), 'v1/things.json': goodResource() });

test('a landing names a role and an address that a file has', () => {
  const { config, findings } = check(files({ $comment: 'spec §2', admin: '/v1/things' }));
  expect([config.landing, findings]).toEqual([{ admin: '/v1/things' }, []]);
});

test('what nobody is or has is a warning, and the rest of the menu works', () => {
  const wrong = files({ admin: '/v1/thing', Admin: '/v1/things', SuperAdmin: 'things' });
  expect(briefly(wrong)).toEqual(['_menu.json RES107 /landing/SuperAdmin']);
  const odd = files({ admin: '/v1/thing', Admin: '/v1/things' });
  expect(briefly(odd)).toEqual([]);
  expect(briefly(odd, 'warning')).toEqual(['_menu.json RES222 /landing/admin', '_menu.json RES208 /landing/Admin']);
  expect(check(odd).findings[0]?.message).toContain('Did you mean "/v1/things"?');
});
