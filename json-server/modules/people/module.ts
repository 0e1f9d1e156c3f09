import type { Module } from '../module.ts';
import { linkCalls } from './link-calls.ts';
import { sessionCalls } from './session-calls.ts';
import { userRule, isUnprovedAccount, followUser, followFactor } from './rules.ts';

/** Accounts: invitations and new passwords by one-time links, and active sessions. */
export const people: Module = {
  name: 'people',
  rules: { user: userRule },
  // An invitation replaces a stranger's unproved registration: staff now invite the person at the address.
  givesWay: { user: (row) => isUnprovedAccount(row) && row.status !== 'ACTIVE' },
  // A restored account cannot sign in until somebody activates it.
  onRestore: { user: { as: { status: 'PASSIVE', twoFactor: false } } },
  followers: { users: [followUser, followFactor] },
  calls: (deps) => [...linkCalls(deps), ...sessionCalls(deps)],
};
