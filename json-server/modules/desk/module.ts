import type { Module } from '../module.ts';

export const desk: Module = { name: 'desk' };
