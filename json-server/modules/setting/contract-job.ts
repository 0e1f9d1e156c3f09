import { contractVersions } from '../../records/settings/contract-texts.ts';
import type { JobContext } from '../../jobs/job.ts';
import { replacedVersion } from './contract-rule.ts';

/** Versions whose successor takes effect now. */
export const contractsReplaced = ({ table, now }: JobContext) => {
  const published = contractVersions(table).filter(
    ({ status, validFrom }) => status === 'PUBLISHED' && validFrom <= now,
  );
  return published
    .filter((each) => published.some(({ kind, version }) => kind === each.kind && version > each.version))
    .map(replacedVersion);
};
