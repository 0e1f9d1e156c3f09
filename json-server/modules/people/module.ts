import type { Module } from '../module.ts';
import { linkCalls } from './link-calls.ts';
import { sessionCalls } from './session-calls.ts';

/** Accounts: invitations and new passwords by one-time links, and where people are signed in. */
export const people: Module = { name: 'people', calls: (deps) => [...linkCalls(deps), ...sessionCalls(deps)] };
