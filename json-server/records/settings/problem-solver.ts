import type { TablesWith } from '../../live/rows/company.ts';
import { settingsRow } from './company-settings.ts';

/** The people who get problems reported while cleaning, as set by the company; without closed accounts. */
export function problemSolver(table: TablesWith<'all' | 'get'>): readonly string[] {
  const id = settingsRow(table)?.problemSolverId ?? '';
  return table('users').get(id)?.status === 'ACTIVE' ? [id] : [];
}
