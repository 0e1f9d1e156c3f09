import { describe, expect, test } from 'vitest';
import { BUILT_IN } from './built-in.ts';
import { filledMail, mailHtml, TEMPLATE_KINDS, unknownPlaceholders, whatsAppLink } from './template.ts';

const both = (text: string) => ({ en: text, tr: text });
const fill = (body: string, filling: Record<string, string | undefined> = {}, subject = 'x') =>
  filledMail({ subject: both(subject), body: both(body) }, filling, 'en');

describe('a template', () => {
  test('is filled once: what is filled in stays as it is', () => {
    const filling = { 'guest.firstName': '{reservation.code}', 'reservation.code': 'R-1' };
    expect(fill('{guest.firstName} {reservation.code}', filling).body).toBe('{reservation.code} R-1');
  });
  test('loses the lines of which nothing is known, and the gaps they leave', () => {
    expect(fill('A\n\nTo pay: {reservation.remaining}\n\nB').body).toBe('A\n\nB');
    expect(fill('{guest.firstName} {guest.lastName}', { 'guest.firstName': 'Ada' }).body).toBe('Ada');
  });
  test('knows nothing that an object has by nature', () => {
    expect(fill('{constructor}{toString}').body).toBe('');
  });
  test('has a subject of one line, whatever is filled in', () => {
    expect(fill('x', { 'guest.firstName': 'Ada\r\nBcc: all@example.com' }, 'Dear {guest.firstName}').subject).toBe(
      'Dear Ada Bcc: all@example.com',
    );
  });
  test.each(TEMPLATE_KINDS)('%s as it comes with the product asks for nothing unknown, in both languages', (kind) => {
    const { subject, body } = BUILT_IN[kind];
    for (const text of [subject.en, subject.tr, body.en, body.tr]) expect(unknownPlaceholders(text, kind)).toEqual([]);
  });
  test('tells each unknown name once; an identity number is one', () => {
    expect(unknownPlaceholders('{a} {guest.tcIdentityNo} {a} {guest.firstName}', 'GUEST_ARRIVAL')).toEqual([
      'a',
      'guest.tcIdentityNo',
    ]);
    expect(unknownPlaceholders('{guest.firstName}', 'REMINDER')).toEqual(['guest.firstName']);
  });
});

describe('its HTML', () => {
  test('is made of the text alone: nothing in it is markup', () => {
    const html = mailHtml({ subject: '<s>', body: '<img src=x onerror="a()">\n- <b>one</b>\n- two & "three"' }, 'tr');
    expect(html).toContain('<title>&lt;s&gt;</title>');
    expect(html).toContain('<h3>&lt;img src=x onerror=&quot;a()&quot;&gt;</h3><ul><li>&lt;b&gt;one&lt;/b&gt;</li>');
    expect(html).toContain('lang="tr"');
  });
});

describe('a WhatsApp link', () => {
  test('has the number in digits and the text written', () => {
    expect(whatsAppLink('+90 532 123 45 67', 'İyi günler & hoş geldiniz')).toBe(
      'https://wa.me/905321234567?text=%C4%B0yi%20g%C3%BCnler%20%26%20ho%C5%9F%20geldiniz',
    );
  });
  test.each(['', '123', '1'.repeat(16)])('there is none for %j', (phone) => {
    expect(whatsAppLink(phone, 'x')).toBeUndefined();
  });
});
