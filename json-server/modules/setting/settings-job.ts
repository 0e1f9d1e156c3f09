import type { Job } from '../../jobs/job.ts';
import { settingsRow } from '../../records/settings/company-settings.ts';
import { SETTINGS } from '../../accounts/second-factors.ts';

/** Creates the one settings record of a company that has none, with defaults. */
export const settingsJob: Job = {
  name: 'settings',
  due: ({ table }) => (settingsRow(table) ? [] : [{ collection: SETTINGS, create: {} }]),
};
