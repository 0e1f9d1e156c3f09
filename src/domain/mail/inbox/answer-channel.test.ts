import { expect, test } from 'vitest';
import { answerChannel, waysOf } from './answer-channel.ts';

const NOWHERE = { email: '', phone: '', isPageOpen: false };
const EVERYWHERE = { email: 'ada@guests.example', phone: '+905321234567', isPageOpen: true };
const heard = (channel: string) => ({ direction: 'IN', channel });

test.each([
  ['the page, who wrote there', EVERYWHERE, [heard('MAIL'), heard('WEB')], 'WEB'],
  ['mail, who wrote a mail after that', EVERYWHERE, [heard('WEB'), heard('MAIL')], 'MAIL'],
  ['mail, whose page is shut', { ...EVERYWHERE, isPageOpen: false }, [heard('WEB')], 'MAIL'],
  ['mail, who has said nothing', EVERYWHERE, [], 'MAIL'],
  ['WhatsApp, who has only a phone', { ...NOWHERE, phone: '+90532' }, [], 'WHATSAPP_LINK'],
  ['the page, who has nothing else', { ...NOWHERE, isPageOpen: true }, [], 'WEB'],
  ['mail, who cannot be reached at all', NOWHERE, [heard('WEB')], 'MAIL'],
  [
    'whatever machines or the house said last',
    EVERYWHERE,
    [heard('WEB'), { direction: 'OUT', channel: 'MAIL' }],
    'WEB',
  ],
  ['no reply of a machine', EVERYWHERE, [heard('WEB'), { ...heard('MAIL'), isAutomatic: true }], 'WEB'],
])('answers go by %s', (_, reach, messages, expected) => {
  expect(answerChannel(reach, messages)).toBe(expected);
});

test('the page is a way as long as it is open; mail stands first', () => {
  expect(waysOf({ isPageOpen: true })).toEqual(['MAIL', 'WHATSAPP_LINK', 'WEB', 'NOTE']);
  expect(waysOf({ isPageOpen: false })).toEqual(['MAIL', 'WHATSAPP_LINK', 'NOTE']);
});
