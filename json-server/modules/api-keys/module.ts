import type { Module } from '../module.ts';
import { apiKeyRule } from './api-key-rule.ts';

/** Keys that programs call the API with. */
export const apiKeys: Module = { name: 'api-keys', rules: { 'api-key': apiKeyRule } };
