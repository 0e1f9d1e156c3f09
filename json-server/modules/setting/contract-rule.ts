import { decideContract } from '../../../src/domain/setting/contract-change.ts';
import type { ContractVersion } from '../../../src/domain/setting/contract-text.ts';
import type { DomainRule } from '../../live/rules/domain-write.ts';
import type { ContractTextsRow } from '../../live/rows/stored/contract-texts.ts';
import { CONTRACT_TEXTS, contractVersions } from '../../records/settings/contract-texts.ts';

/** The changes to a version when the next one takes effect. */
export const replacedVersion = ({ id }: ContractVersion) => ({
  collection: CONTRACT_TEXTS,
  id,
  set: { status: 'SUPERSEDED' },
});

/** WB7: a published text never changes; a change is a new version (`decideContract`). */
export const contractTextRule: DomainRule<ContractTextsRow> = ({ record, before, table, now }) => {
  const others = contractVersions(table).filter(({ id }) => id !== record.id);
  const decided = decideContract({ record, before, others, now });
  if ('refused' in decided) return decided;
  const drafts = decided.draft ? [{ collection: CONTRACT_TEXTS, create: decided.draft }] : [];
  return { set: decided.set, writes: [...drafts, ...(decided.replaced ?? []).map(replacedVersion)] };
};
