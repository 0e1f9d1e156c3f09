import { expect, test } from 'vitest';
import type { ChatContact, Message } from '../../../domain/demo/chats.ts';
import { messagesByDay, markOf, newsOf } from './conversation.ts';

const feedback = { isSent: true, isDelivered: false, isSeen: false };
const messageOf = (senderId: number, time: string): Message => ({ message: 'x', time, senderId, feedback });
const chatOf = (id: number, lastMessage: Message | null): ChatContact => ({
  id,
  fullName: 'Ayşe Kaya',
  role: '',
  about: '',
  avatar: '',
  status: 'online',
  chat: { id, unseenMsgs: 0, messages: [], lastMessage },
});

test('messages stand by day of the business, and by turns within it', () => {
  const days = messagesByDay([
    messageOf(1, '2026-11-19T20:59:00.000Z'),
    messageOf(1, '2026-11-19T21:01:00.000Z'), // the next day in Istanbul
    messageOf(1, '2026-11-20T08:00:00.000Z'),
    messageOf(11, '2026-11-20T08:01:00.000Z'),
  ]);
  expect(days.map(({ day, turns }) => [day, turns.map((turn) => [turn.senderId, turn.messages.length])])).toEqual([
    ['2026-11-19', [[1, 1]]],
    [
      '2026-11-20',
      [
        [1, 2],
        [11, 1],
      ],
    ],
  ]);
  expect(messagesByDay([])).toEqual([]);
});

test.each([
  [{ ...feedback }, 'sent'],
  [{ ...feedback, isDelivered: true }, 'delivered'],
  [{ ...feedback, isDelivered: true, isSeen: true }, 'seen'],
])('%o is %s', (marks, expected) => {
  expect(markOf(marks)).toBe(expected);
});

test('news is what the other one wrote since; own words, and chats that were not known, are none', () => {
  const old = '2026-11-20T08:00:00.000Z';
  const later = '2026-11-20T09:00:00.000Z';
  const before = [chatOf(1, messageOf(1, old)), chatOf(2, messageOf(2, old)), chatOf(3, messageOf(3, old))];
  const after = [
    chatOf(1, messageOf(1, later)),
    chatOf(2, messageOf(11, later)),
    chatOf(3, messageOf(3, old)),
    chatOf(4, messageOf(4, old)),
  ];
  expect(newsOf(before, after).map(({ id }) => id)).toEqual([1]);
});
