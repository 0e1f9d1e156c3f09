import type { Module } from '../module.ts';
import { moneyCalls } from './calls.ts';
import { ratesCall } from './rates-call.ts';

export const money: Module = { name: 'money', calls: (deps) => [...moneyCalls(deps), ratesCall(deps)] };
