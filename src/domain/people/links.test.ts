import { describe, expect, test } from 'vitest';
import {
  type AccountState,
  endsLinks,
  isLinkOpen,
  letterDue,
  linkEnd,
  type LinkFacts,
  maySendForgotten,
} from './links.ts';

const NOW = '2026-11-20T09:00:00.000Z';
const link = (more: Partial<LinkFacts> = {}): LinkFacts => ({
  purpose: 'INVITE',
  createdAt: '2026-11-20T08:00:00.000Z',
  expiresAt: '2026-11-23T08:00:00.000Z',
  usedAt: '',
  endedAt: '',
  ...more,
});
const invited = { status: 'INVITED', hasPassword: false };
const active = { status: 'ACTIVE', hasPassword: true };

test('an invitation counts 72 hours, a reset by staff 24, a forgotten password 2', () => {
  expect(linkEnd('INVITE', NOW)).toBe('2026-11-23T09:00:00.000Z');
  expect(linkEnd('RESET', NOW)).toBe('2026-11-21T09:00:00.000Z');
  expect(linkEnd('FORGOT', NOW)).toBe('2026-11-20T11:00:00.000Z');
});

describe('a link opens', () => {
  test.each([
    ['an invitation', link(), invited, true],
    ['an invitation of somebody let in without a password', link(), { status: 'ACTIVE', hasPassword: false }, true],
    ['an invitation of somebody with a password', link(), active, false],
    ['an invitation of a passive person', link(), { status: 'PASSIVE', hasPassword: false }, false],
    ['a reset', link({ purpose: 'RESET' }), active, true],
    ['a forgotten password', link({ purpose: 'FORGOT' }), active, true],
    ['a reset of somebody invited', link({ purpose: 'RESET' }), invited, false],
    ['a confirmation of who waits', link({ purpose: 'CONFIRM' }), { status: 'INVITED', hasPassword: true }, true],
    ['a confirmation of who is in', link({ purpose: 'CONFIRM' }), active, false],
    ['a used one', link({ usedAt: NOW }), invited, false],
    ['a replaced one', link({ endedAt: NOW }), invited, false],
    ['one at its last moment', link({ expiresAt: NOW }), invited, false],
  ])('%s', (_name, facts, account, isOpen) => {
    expect(isLinkOpen(facts, account, NOW)).toBe(isOpen);
  });
});

const account = (more: Partial<AccountState> = {}): AccountState => ({
  status: 'INVITED',
  email: 'a@b.example',
  invitedAt: NOW,
  resetAt: '',
  isUnproved: false,
  ...more,
});

describe('the mail that a change asks for', () => {
  const later = '2026-11-20T10:00:00.000Z';
  test.each([
    ['a new invited person', undefined, account(), 'INVITE'],
    ['who registered by themselves', undefined, account({ invitedAt: '' }), undefined],
    ['nothing of it changed', account(), account(), undefined],
    [
      'who is let in before the address was proved',
      account({ invitedAt: '', isUnproved: true }),
      account({ status: 'ACTIVE', invitedAt: '', isUnproved: true }),
      'INVITE',
    ],
    ['who is let in after it was', account({ invitedAt: '' }), account({ status: 'ACTIVE', invitedAt: '' }), undefined],
    ['invited again', account(), account({ invitedAt: later }), 'INVITE'],
    ['another address', account(), account({ email: 'c@b.example' }), 'INVITE'],
    [
      'another address of one who registered',
      account({ invitedAt: '' }),
      account({ invitedAt: '', email: 'c@b.example' }),
      undefined,
    ],
    ['let in', account(), account({ status: 'ACTIVE' }), undefined],
    ['a reset', account({ status: 'ACTIVE' }), account({ status: 'ACTIVE', resetAt: later }), 'RESET'],
    [
      'another address of an active person',
      account({ status: 'ACTIVE' }),
      account({ status: 'ACTIVE', email: 'c@b.example' }),
      undefined,
    ],
    ['a passive person', account({ status: 'PASSIVE' }), account({ status: 'PASSIVE', resetAt: later }), undefined],
  ] as const)('%s', (_name, before, after, due) => {
    expect(letterDue(before, after)).toBe(due);
  });
  test('links end with the account and with its address', () => {
    expect(endsLinks(account(), account({ status: 'PASSIVE' }))).toBe(true);
    expect(endsLinks(account(), account({ email: 'c@b.example' }))).toBe(true);
    expect(endsLinks(account(), account({ status: 'ACTIVE' }))).toBe(false);
  });
});

test('who asks again within two minutes has a mail on its way', () => {
  const sent = (createdAt: string) => [link({ purpose: 'FORGOT', createdAt })];
  expect(maySendForgotten([], NOW)).toBe(true);
  expect(maySendForgotten(sent('2026-11-20T08:58:01.000Z'), NOW)).toBe(false);
  expect(maySendForgotten(sent('2026-11-20T08:58:00.000Z'), NOW)).toBe(true);
});
