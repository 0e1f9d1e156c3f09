import { describe, expect, test } from 'vitest';
import { inboundFromWeb } from './from-web.ts';
import { headAfter, mentionedIn, snippetOf } from './thread.ts';

const at = '2026-11-20T09:00:00.000Z';

describe('the head of a thread', () => {
  test('what a guest writes is unread and opens a thread that was done', () => {
    const head = headAfter(
      { state: 'DONE', unread: 1 },
      { direction: 'IN', channel: 'MAIL', body: 'Hello', createdAt: at },
    );
    expect(head).toMatchObject({ state: 'OPEN', unread: 2, lastText: 'Hello', lastDirection: 'IN', lastAt: at });
  });

  test('an automatic reply asks nobody for anything', () => {
    const head = headAfter({ state: 'DONE', unread: 0 }, { direction: 'IN', isAutomatic: true, body: 'I am away' });
    expect(head).toMatchObject({ state: 'DONE', unread: 0 });
  });

  test('an answer has read what was written, a template has not', () => {
    expect(headAfter({ state: 'OPEN', unread: 2 }, { kind: 'REPLY', body: 'Yes' })).toMatchObject({
      unread: 0,
      state: 'OPEN',
    });
    expect(headAfter({ state: 'OPEN', unread: 2 }, { kind: 'GUEST_ARRIVAL', body: 'Soon' })).toMatchObject({
      unread: 2,
    });
  });

  test('a thread that begins with a mail of a rule has nothing to do', () => {
    expect(headAfter(undefined, { kind: 'GUEST_CONFIRMATION', subject: 'Confirmed', body: 'x' })).toMatchObject({
      state: 'DONE',
      unread: 0,
      subject: 'Confirmed',
    });
  });

  test('a long text is one short line', () => {
    expect(snippetOf(` a\n\nb ${'c'.repeat(300)}`)).toMatch(/^a b c+…$/);
  });
});

describe('names in a note', () => {
  const people = [
    { id: 'u1', name: 'Ayşe' },
    { id: 'u2', name: 'Ayşe Demir' },
    { id: 'u3', name: 'İbrahim' },
  ];
  test.each([
    ['@Ayşe Demir bakar mısın', ['u2']],
    ['@ayşe, @İBRAHİM', ['u3', 'u1']],
    ['nobody@Example', []],
  ])('%s', (text, ids) => expect([...mentionedIn(text, people)].sort()).toEqual([...ids].sort()));
});

describe('a message from the guest page', () => {
  const said = { reservationId: 'res-1', name: 'Ada\nL', text: 'Hi\u0000 <b>there</b>' };
  test('is a message of the thread of the stay, as text', () => {
    const create = {
      threadId: 'thr-res-1',
      direction: 'IN',
      channel: 'WEB',
      body: 'Hi <b>there</b>',
      authorName: 'Ada L',
    };
    expect(inboundFromWeb({ now: at }, said)).toMatchObject([{ collection: 'messages', create }]);
  });
  test('says nothing where nothing was said', () =>
    expect(inboundFromWeb({ now: at }, { ...said, text: ' \n' })).toEqual([]));
});
