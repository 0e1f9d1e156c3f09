import { describe, expect, test } from 'vitest';
import { parseMarkdown } from './markdown.ts';
import { richTextHtml } from './rich-text.ts';

const html = (text: string) => richTextHtml(parseMarkdown(text));

describe('Markdown', () => {
  test.each([
    ['', ''],
    ['Words\non two lines', '<p>Words on two lines</p>'],
    ['One\n\nTwo', '<p>One</p><p>Two</p>'],
    ['# Title #\nWords', '<h2>Title</h2><p>Words</p>'],
    ['## Two\n\n#### Four', '<h3>Two</h3><h4>Four</h4>'],
    ['#hashtag', '<p>#hashtag</p>'],
    [
      '**strong** and *gentle*, __both__ _ways_',
      '<p><strong>strong</strong> and <em>gentle</em>, <strong>both</strong> <em>ways</em></p>',
    ],
    ['**a *b* c**', '<p><strong>a <em>b</em> c</strong></p>'],
    ['snake_case_name and 2 * 3 * 4', '<p>snake_case_name and 2 * 3 * 4</p>'],
    ['\\*not\\* gentle', '<p>*not* gentle</p>'],
    ['line  \nbreak\\\nhere', '<p>line<br />break<br />here</p>'],
    ['- one\n- two\n\nafter', '<ul><li>one</li><li>two</li></ul><p>after</p>'],
    ['1. one\n2. two', '<ol><li>one</li><li>two</li></ol>'],
    ['- one\n  more\n  - inner\n- two', '<ul><li>one more<ul><li>inner</li></ul></li><li>two</li></ul>'],
    ['- one\n1. other', '<ul><li>one</li></ul><ol><li>other</li></ol>'],
    ['> said\n> twice', '<blockquote><p>said twice</p></blockquote>'],
    ['[Konak](https://konak.test/a?b=1)', '<p><a href="https://konak.test/a?b=1" rel="noopener noreferrer">Konak</a></p>'],
    ['a\r\nb', '<p>a b</p>'],
  ])('%j', (text, expected) => {
    expect(html(text)).toBe(expected);
  });

  test('leads within the application, never into a script', () => {
    expect(parseMarkdown('[List](/v1/estates/list?a=1)')).toEqual([
      { tag: 'p', children: [{ tag: 'a', href: '/v1/estates/list?a=1', children: ['List'] }] },
    ]);
    for (const address of ['javascript:alert(1)', '//evil.test', '/\\evil.test', 'data:text/html,x']) {
      expect(html(`[x](${address})`)).not.toContain('<a');
    }
  });

  test('HTML is words', () => {
    expect(html('<img src=x onerror=alert(1)> <b>x</b>')).toBe(
      '<p>&lt;img src=x onerror=alert(1)&gt; &lt;b&gt;x&lt;/b&gt;</p>',
    );
  });

  test('very much of it takes no time', () => {
    const began = performance.now();
    parseMarkdown('*_['.repeat(20_000));
    parseMarkdown('> '.repeat(5000));
    parseMarkdown('- a\n'.repeat(5000));
    expect(performance.now() - began).toBeLessThan(2000);
  });
});
