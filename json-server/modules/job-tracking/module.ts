import type { Module } from '../module.ts';

export const jobTracking: Module = { name: 'job-tracking' };
