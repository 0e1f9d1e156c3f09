import type { Module } from '../module.ts';
import { linkCalls } from './link-calls.ts';
import { sessionCalls } from './session-calls.ts';
import { userRule, isUnprovedAccount, followUser, followFactor } from './rules.ts';

/** Accounts: invitations and new passwords by one-time links, and where people are signed in. */
export const people: Module = {
  name: 'people',
  rules: { user: userRule },
  // An invitation takes over what a stranger may have registered: the person at the address is asked by staff now.
  givesWay: { user: (row) => isUnprovedAccount(row) && row.status !== 'ACTIVE' },
  // An account that is back opens nothing until somebody activates it.
  onRestore: { user: { as: { status: 'PASSIVE', twoFactor: false } } },
  followers: { users: [followUser, followFactor] },
  calls: (deps) => [...linkCalls(deps), ...sessionCalls(deps)],
};
