import type { Module } from '../module.ts';

export const kbs: Module = { name: 'kbs' };
