import { expect, test } from 'vitest';
import { documentOf, htmlOfDocument } from './document.ts';

test.each([
  '<p>words</p>',
  '<h2>a</h2><h3>b</h3><h4>c</h4><p>d<br />e</p>',
  '<p>a <strong>b <em>c</em></strong> d</p>',
  '<p><a href="https://konak.example/" rel="noopener noreferrer">a <strong>b</strong></a></p>',
  '<ul><li><p>a</p><ol><li><p>b</p></li></ol></li><li><p>c</p></li></ul><blockquote><p>d</p></blockquote>',
  '',
])('%s goes through the editor as it is', (html) => {
  expect(htmlOfDocument(documentOf(html))).toBe(html);
});

test('an entry begins with a paragraph, and a link that opens nothing good is none', () => {
  expect(htmlOfDocument(documentOf('<ul><li><h2>a</h2></li></ul>'))).toBe('<ul><li><p>a</p></li></ul>');
  const link = { type: 'link', attrs: { href: 'javascript:alert(1)' } };
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [link] }] }];
  expect(htmlOfDocument({ type: 'doc', content })).toBe('<p>x</p>');
});
