import type { Module } from '../module.ts';
import { pricingCalls } from './pricing.ts';

export const companies: Module = { name: 'companies', calls: pricingCalls };
