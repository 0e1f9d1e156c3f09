import type { Module } from '../module.ts';
import { apiKeyRule } from './api-key-rule.ts';

/** API keys for programs. */
export const apiKeys: Module = { name: 'api-keys', rules: { 'api-key': apiKeyRule } };
