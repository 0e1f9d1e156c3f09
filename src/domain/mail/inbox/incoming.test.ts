import { describe, expect, test } from 'vitest';
import { isAutomatic, isOwnMail, nearestStay, ownIdOf, readReport, tokensIn, withToken } from './incoming.ts';

const headers = { autoSubmitted: '', precedence: '', autoReply: false, returnPath: '' };
const mail = { headers, from: 'ada@guests.example', report: undefined };

describe('mail that a machine wrote', () => {
  test.each([
    ['a person', {}, false],
    ['Auto-Submitted: no', { headers: { ...headers, autoSubmitted: 'no' } }, false],
    ['Auto-Submitted', { headers: { ...headers, autoSubmitted: 'auto-replied; owner=x' } }, true],
    ['Precedence', { headers: { ...headers, precedence: 'Bulk' } }, true],
    ['X-Autoreply', { headers: { ...headers, autoReply: true } }, true],
    ['an empty return path', { headers: { ...headers, returnPath: '<>' } }, true],
    ['a mail server', { from: 'Mailer-Daemon@mx.example' }, true],
    ['nobody who reads', { from: 'no-reply@shop.example' }, true],
    ['a report', { report: { action: 'failed', recipient: '', reason: '', mailId: '' } }, true],
  ])('%s', (_name, more, expected) => expect(isAutomatic({ ...mail, ...more })).toBe(expected));
});

test('our own mail is a loop, with a token too', () => {
  expect(isOwnMail({ from: 'Stay+ab12@konak.example' }, ['', 'stay@konak.example'])).toBe(true);
  expect(isOwnMail({ from: 'stay@konak.example.org' }, ['stay@konak.example'])).toBe(false);
});

test('a Message-ID of ours names its message, of the own company only', () => {
  expect(ownIdOf('<demo.msg-1@konak.example>', 'demo')).toBe('msg-1');
  expect(ownIdOf('demo.confirmation-res.1@konak.example', 'demo')).toBe('confirmation-res.1');
  expect(ownIdOf('<other.msg-1@konak.example>', 'demo')).toBeUndefined();
  expect(ownIdOf('<demo.@konak.example>', 'demo')).toBeUndefined();
});

test('a reply address bears a token, and gives it back', () => {
  expect(withToken('stay@konak.example', 'ab12cd34')).toBe('stay+ab12cd34@konak.example');
  expect(withToken('stay+x@konak.example', 'ab12cd34')).toBe('stay+x@konak.example');
  expect(withToken('', 'ab12cd34')).toBe('');
  expect(tokensIn(['Stay+AB12cd34@Konak.example', 'a@b.example'])).toEqual(['ab12cd34']);
});

describe('the stay that a guest writes about', () => {
  const stay = (id: string, checkIn: string, checkOut: string, status = 'SUCCESSFUL') => ({
    id,
    checkIn,
    checkOut,
    status,
  });
  const past = stay('past', '2026-10-01', '2026-10-05');
  const older = stay('older', '2026-01-01', '2026-01-05');
  const now = stay('now', '2026-11-18', '2026-11-22');
  const next = stay('next', '2026-12-01', '2026-12-05');
  const later = stay('later', '2027-12-01', '2027-12-05');
  const cancelled = stay('cancelled', '2026-11-21', '2026-11-22', 'CANCELLED');
  test.each([
    [[past, later, next, now, cancelled], 'now'],
    [[later, past, next, cancelled], 'next'],
    [[older, past], 'past'],
    [[cancelled, older], 'older'],
    [[cancelled], 'cancelled'],
  ])('%#', (stays, id) => expect(nearestStay(stays, '2026-11-20')?.id).toBe(id));
});

test('a delivery report says what became of which mail', () => {
  const status =
    'Reporting-MTA: dns; mx\r\n\r\nFinal-Recipient: rfc822; Ada@x.example\r\nAction: Failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1 no\r\n such user';
  expect(readReport(status, 'Subject: x\nMessage-ID: <demo.m@k>\n')).toEqual({
    action: 'failed',
    recipient: 'ada@x.example',
    reason: '550 5.1.1 no such user',
    mailId: '<demo.m@k>',
  });
});
