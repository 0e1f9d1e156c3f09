import type { Module } from '../module.ts';

export const mail: Module = { name: 'mail' };
