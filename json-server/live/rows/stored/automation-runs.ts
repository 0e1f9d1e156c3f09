import type { IsoInstant } from '../../../../src/domain/calendar/iso-date.ts';

/** Made of the resource `automation-runs` by `npm run row-types`; whatever is typed here is lost. */
export type AutomationRunsRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly at?: IsoInstant | null;
  readonly resource?: string | null;
  readonly rule?: string | null;
  readonly recordId?: string | null;
  readonly moment?: string | null;
  readonly status?: 'DONE' | 'SKIPPED' | 'FAILED' | null;
  readonly why?: 'NO_ADDRESS' | 'NO_WEBHOOK' | 'REFUSED' | 'LOOP' | null;
  readonly reason?: string | null;
  readonly effects?: readonly string[] | null;
};
