import type { Job } from '../../jobs/job.ts';
import { SETTINGS, settingsRow } from '../../records/settings/company-settings.ts';

/** A company that has no settings yet gets its one record, with what is usual. */
export const settingsJob: Job = {
  name: 'settings',
  due: ({ table }) => (settingsRow(table) ? [] : [{ collection: SETTINGS, create: {} }]),
};
