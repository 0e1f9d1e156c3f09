import type { Module } from '../module.ts';

export const reports: Module = { name: 'reports' };
