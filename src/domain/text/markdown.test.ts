import { describe, expect, test } from 'vitest';
import { cpuOf } from '../../../tests/measured/cpu.ts';
import { parseMarkdown, plainMarkdown } from './markdown.ts';
import { richTextHtml } from './rich-text.ts';

const html = (text: string) => richTextHtml(parseMarkdown(text));

test.each([
  ['', ''],
  ['words', '<p>words</p>'],
  ['one\ntwo\n\nthree', '<p>one two</p><p>three</p>'],
  ['one  \ntwo\\\nthree', '<p>one<br />two<br />three</p>'],
  ['# A\n## B ##\n#### C', '<h2>A</h2><h3>B</h3><h4>C</h4>'],
  ['#no heading', '<p>#no heading</p>'],
  ['a **b *c* d** e', '<p>a <strong>b <em>c</em> d</strong> e</p>'],
  ['***both***', '<p><strong><em>both</em></strong></p>'],
  ['_a_ and __b__', '<p><em>a</em> and <strong>b</strong></p>'],
  ['snake_case_name and 2 * 3 * 4', '<p>snake_case_name and 2 * 3 * 4</p>'],
  ['\\*not italic\\*', '<p>*not italic*</p>'],
  [
    '- a\n- b\n  - c\n    1. d\n- e',
    '<ul><li><p>a</p></li><li><p>b</p><ul><li><p>c</p><ol><li><p>d</p></li></ol></li></ul></li><li><p>e</p></li></ul>',
  ],
  ['1. a\n2. b\n\n3. c', '<ol><li><p>a</p></li><li><p>b</p></li><li><p>c</p></li></ol>'],
  ['- a\ngoes on\n\nafter', '<ul><li><p>a goes on</p></li></ul><p>after</p>'],
  ['> a\n> - b\n\nc', '<blockquote><p>a</p><ul><li><p>b</p></li></ul></blockquote><p>c</p>'],
  [
    'see [the *map*](https://konak.example/a?b=1&c=2)',
    '<p>see <a href="https://konak.example/a?b=1&amp;c=2" rel="noopener noreferrer">the <em>map</em></a></p>',
  ],
])('%j', (text, expected) => {
  expect(html(text)).toBe(expected);
});

test('a link may stay inside the application, and only there', () => {
  expect(parseMarkdown('[List](/v1/estates/list?a=1)')).toEqual([
    { tag: 'p', children: [{ tag: 'a', href: '/v1/estates/list?a=1', children: ['List'] }] },
  ]);
  for (const address of ['//evil.test', '/\\evil.test', '/a:b', 'data:text/html,x']) {
    expect(parseMarkdown(`[a](${address})`), address).toEqual([{ tag: 'p', children: [`[a](${address})`] }]);
  }
});

describe('nothing of it is ever markup', () => {
  test.each([
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['**<img src=x onerror=alert(1)>**', '<p><strong>&lt;img src=x onerror=alert(1)&gt;</strong></p>'],
    ['[a](javascript:alert(1))', '<p>[a](javascript:alert(1))</p>'],
    ['[a](java\u0000script:alert(1))', '<p>[a](java\u0000script:alert(1))</p>'],
    [
      '[a](https://x.example/"onclick="x)',
      '<p><a href="https://x.example/&quot;onclick=&quot;x" rel="noopener noreferrer">a</a></p>',
    ],
    ['&lt;b&gt;', '<p>&amp;lt;b&amp;gt;</p>'],
  ])('%j', (text, expected) => {
    expect(html(text)).toBe(expected);
  });
});

test.each(['*a ', '[', '[a](', '**', '> ', '- ', '  - ', '_', '\\', '1. '])(
  'a great many %j end soon',
  async (piece) => {
    const text = piece.repeat(Math.floor(20_000 / piece.length));
    const cost = await cpuOf(() => {
      parseMarkdown(text);
      parseMarkdown(piece.repeat(3000).split(' ').join(' \n'));
    });
    expect(cost).toBeLessThan(1500);
  },
);

test('its words alone', () => {
  expect(plainMarkdown('# House\nThe **key** is in the [box](https://x.example).\n- a\n- b')).toBe(
    'House\n\nThe key is in the box.\n\n- a\n- b',
  );
});
