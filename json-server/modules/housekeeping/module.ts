import type { Module } from '../module.ts';

export const housekeeping: Module = { name: 'housekeeping' };
