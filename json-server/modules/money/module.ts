import type { Module } from '../module.ts';

export const money: Module = { name: 'money' };
