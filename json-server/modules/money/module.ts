import type { Module } from '../module.ts';
import { moneyCalls } from './calls.ts';

export const money: Module = { name: 'money', calls: moneyCalls };
