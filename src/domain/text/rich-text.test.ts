import { describe, expect, test } from 'vitest';
import { cpuOf } from '../../../tests/measured/cpu.ts';
import { parseRichText, plainRichText, richTextHtml, safeHref } from './rich-text.ts';

const clean = (html: string) => richTextHtml(parseRichText(html));

describe('a formatted text (S12)', () => {
  test.each([
    ['<p>a &amp; b</p>', '<p>a &amp; b</p>'],
    ['plain words', '<p>plain words</p>'],
    ['one\n\ntwo', '<p>one</p><p>two</p>'],
    ['3 < 4 and 5 > 4', '<p>3 &lt; 4 and 5 &gt; 4</p>'],
    ['<h1>Big</h1><h6>small</h6>', '<h2>Big</h2><h4>small</h4>'],
    ['<p><b>x</b> <i>y</i></p>', '<p><strong>x</strong> <em>y</em></p>'],
    ['<ul><li>a<li>b</ul>', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    ['<p>a<ul><li>b</li></ul></p>', '<p>a</p><ul><li><p>b</p></li></ul>'],
    ['<li>loose</li>', '<p>loose</p>'],
    ['</p></ul>end', '<p>end</p>'],
    ['<p></p><p> </p>', ''],
    ['<p>a<br>b</p>', '<p>a<br />b</p>'],
    [
      '<a href="https://konak.example/a?b=1&amp;c=2">x</a>',
      '<p><a href="https://konak.example/a?b=1&amp;c=2" rel="noopener noreferrer">x</a></p>',
    ],
    ['<blockquote>q</blockquote>', '<blockquote><p>q</p></blockquote>'],
  ])('%s → %s', (html, expected) => {
    expect(clean(html)).toBe(expected);
    expect(clean(clean(html))).toBe(expected);
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<p onclick="alert(1)">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java\nscript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href=" data:text/html,<script>alert(1)</script>">x</a>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<style>@import "x"</style>',
    '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<<script>script>alert(1)<</script>/script>',
    '<p title="</p><script>alert(1)</script>">x</p>',
    '<!--><script>alert(1)</script>-->',
    '<form action="javascript:alert(1)"><button>x</button></form>',
  ])('nothing of it can run: %s', (html) => {
    expect(
      clean(html).replace(
        /<\/?(p|h2|h3|h4|strong|em|ul|ol|li|blockquote)>|<br \/>|<\/?a( href="https?:[^"]*" rel="noopener noreferrer")?>/g,
        '',
      ),
    ).not.toMatch(/[<]|javascript:|onerror=/);
  });

  test('many tags that never end cost no more than their length', async () => {
    const cost = await cpuOf(() => {
      clean('<a "'.repeat(50_000));
      clean('<ul><li>'.repeat(20_000));
      clean('<script'.repeat(20_000));
    });
    expect(cost).toBeLessThan(4000);
  });

  test('links open pages, mails and calls', () => {
    expect(['https://a.example', 'http://a', 'mailto:a@b.example', 'tel:+90212'].map(safeHref)).not.toContain(
      undefined,
    );
    expect(['/x', '//a.example', 'ftp://a', 'javascript:1', 'data:x', '', 'https://'].map(safeHref)).toEqual(
      Array.from({ length: 7 }, () => undefined),
    );
  });

  test('its words alone', () => {
    expect(plainRichText('<h2>Title</h2><p>One<br>two</p><ul><li>a</li><li>b</li></ul>')).toBe(
      'Title\n\nOne\ntwo\n\n- a\n- b',
    );
    expect(plainRichText('<p>&lt;b&gt;</p>')).toBe('<b>');
  });
});
