import { expect, test } from 'vitest';
import { curlOf, filledPath } from './curl.ts';

test('a call for a terminal: whatever is in it, it stays one text', () => {
  const made = { method: 'post', path: '/api/boats', headers: { 'If-Match': '"3"' }, body: `{"name":"O'Neill $(rm)"}` };
  expect(curlOf(made, { origin: 'https://x.example', key: 'knk_…' })).toBe(
    [
      `curl -X POST 'https://x.example/api/boats'`,
      `-H 'Authorization: Bearer knk_…'`,
      `-H 'If-Match: "3"'`,
      `-H 'Content-Type: application/json'`,
      `-d '{"name":"O'\\''Neill $(rm)"}'`,
    ].join(' \\\n  '),
  );
});

test('a path is filled with what was typed; what is missing stays in sight', () => {
  expect(filledPath('/api/boats/{id}/x/{y}', { id: 'a/b' }, '?seats=2')).toBe('/api/boats/a%2Fb/x/{y}?seats=2');
  expect(filledPath('/api/boats', {}, '  ')).toBe('/api/boats');
});
