import type { Module } from '../module.ts';
import { deskRoutes } from './routes.ts';

export const desk: Module = { name: 'desk', calls: deskRoutes };
