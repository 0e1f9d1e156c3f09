import type { TablesWith } from '../../live/rows/company.ts';
import { settingsRow } from './company-settings.ts';

/** Who gets the problems that are reported while cleaning, as the company has set it; nobody whose account is shut. */
export function problemSolver(table: TablesWith<'all' | 'get'>): readonly string[] {
  const id = settingsRow(table)?.problemSolverId ?? '';
  return table('users').get(id)?.status === 'ACTIVE' ? [id] : [];
}
