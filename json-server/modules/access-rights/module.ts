import type { Module } from '../module.ts';

export const accessRights: Module = { name: 'access-rights' };
