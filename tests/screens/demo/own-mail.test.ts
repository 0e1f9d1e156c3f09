import { expect, test } from 'vitest';
import { sampleEmails } from './samples.ts';
import {
  type AnswerKind,
  replyDraft,
  withNewDraft,
  EMPTY_BOX,
  NOTHING_TYPED,
  problemOf,
  withDraftClosed,
  withDraftSent,
  withDraftDiscarded,
  withDraftChanged,
} from '../../../src/features/demo/email/own-mail.ts';

const NOW = '2026-11-20T08:00:00.000Z';
const FROM = { name: 'Zeynep Aydın', email: 'zeynep.aydin@example.com', avatar: '' };
const box = withNewDraft(EMPTY_BOX, { typed: NOTHING_TYPED, from: FROM, now: NOW });

test('a draft is being written, keeps what is typed and is sent', () => {
  expect(box).toMatchObject({ writing: -1, mails: [{ id: -1, folder: 'draft', isRead: true, answers: null }] });
  const typed = withDraftChanged(box, -1, { to: 'Ada@Example.com, b@c.org', subject: 'Keys', message: '<p>Hello</p>' });
  expect(typed.mails[0]).toMatchObject({
    subject: 'Keys',
    message: '<p>Hello</p>',
    to: [{ email: 'ada@example.com' }, { email: 'b@c.org' }],
    typed: { to: 'Ada@Example.com, b@c.org' },
  });
  expect(withDraftClosed(typed)).toEqual({ ...typed, writing: null });
  expect(withDraftSent(typed, -1, '2026-11-21T08:00:00.000Z')).toMatchObject({
    writing: null,
    mails: [{ folder: 'sent', time: '2026-11-21T08:00:00.000Z' }],
  });
  expect(withDraftDiscarded(typed, -1)).toEqual(EMPTY_BOX);
  expect(withNewDraft(typed, { typed: NOTHING_TYPED, from: FROM, now: NOW }).writing).toBe(-2);
});

test('an empty draft is not kept', () => {
  expect(withDraftClosed(withDraftChanged(box, -1, { message: '<p></p>' }))).toEqual(EMPTY_BOX);
});

test.each([
  ['', '', {}],
  ['a@b.org', '', undefined],
  ['a@b.org; c@d.org', 'e@f.org', undefined],
  ['a@b.org, nobody', '', { wrong: 'nobody' }],
  ['a@b.org', 'x@y', { wrong: 'x@y' }],
])('to "%s", cc "%s": %o', (to, cc, problem) => {
  expect(problemOf({ ...NOTHING_TYPED, to, cc })).toEqual(problem);
});

const [first] = sampleEmails();
const mail = {
  ...first!,
  cc: ['third@example.org', FROM.email],
  to: [
    { email: FROM.email, name: FROM.name },
    { email: 'second@example.org', name: 'Second' },
  ],
};

test.each<[AnswerKind, string, string, string]>([
  ['reply', mail.from.email, '', `Re: ${mail.subject}`],
  ['replyAll', mail.from.email, 'second@example.org, third@example.org', `Re: ${mail.subject}`],
  ['forward', '', '', `Fwd: ${mail.subject}`],
])('%s: to "%s", cc "%s", "%s", and the words it answers', (kind, to, cc, subject) => {
  const answer = replyDraft({ mail, kind, own: FROM.email, head: 'She <wrote>:' });
  expect(answer).toMatchObject({ to, cc, bcc: '', subject });
  expect(answer.message).toContain('<p>She &lt;wrote&gt;:</p><blockquote><p>Both would like');
});

test('an answer to own words goes to whom they went to, with one sign before the subject', () => {
  const mine = { ...mail, from: FROM, subject: 'Re: Keys' };
  const answer = replyDraft({ mail: mine, kind: 'reply', own: FROM.email, head: '' });
  expect(answer).toMatchObject({ to: `${FROM.email}, second@example.org`, subject: 'Re: Keys' });
});
