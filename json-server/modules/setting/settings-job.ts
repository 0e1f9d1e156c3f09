import type { Job } from '../../jobs/job.ts';
import { settingsRow } from '../../records/settings/company-settings.ts';
import { SETTINGS } from '../../accounts/second-factors.ts';

/** A company that has no settings yet gets its one record, with what is usual. */
export const settingsJob: Job = {
  name: 'settings',
  due: ({ table }) => (settingsRow(table) ? [] : [{ collection: SETTINGS, create: {} }]),
};
