import { expect, test } from 'vitest';
import { stopLetter } from './stop-letter.ts';

test.each(['en', 'tr'] as const)('the mail names the webhook, its address and why (%s)', (language) => {
  const about = { language, name: 'Door\nlock', url: 'https://example.com/x' };
  const failing = stopLetter({ ...about, reason: 'FAILING' });
  const gone = stopLetter({ ...about, reason: 'GONE' });
  expect(failing.subject).toContain('Door lock');
  expect([failing.body, gone.body].every((body) => body.includes('https://example.com/x'))).toBe(true);
  expect([failing.body.includes('410'), gone.body.includes('410')]).toEqual([false, true]);
});
