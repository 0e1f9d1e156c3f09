import { expect, test } from 'vitest';
import { parseOne } from '../testing.ts';

test.each([
  ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
  [' HTTP://example.com ', 'HTTP://example.com'],
  ['', null],
  ['javascript:alert(1)', '!url'],
  ['data:text/html,x', '!url'],
  ['ftp://example.com', '!url'],
  ['//example.com', '!url'],
  ['https:example.com', '!url'],
  ['https://user:pass@example.com', '!url'],
  ['https://exa mple.com', '!url'],
  ['https://example.com\\@evil.com', '!url'],
  ['https://', '!url'],
  [7, '!text'],
])('%j → %j', (value, stored) => {
  expect(parseOne({ type: 'url' }, value)).toBe(stored);
});
