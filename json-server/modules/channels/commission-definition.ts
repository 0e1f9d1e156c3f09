import { overlappingDefinition } from '../../../src/domain/channels/commission.ts';
import type { DomainRule } from '../../live/rules/domain-write.ts';
import type { CommissionDefinitionsRow } from '../../live/rows/stored/commission-definitions.ts';

/** SC1: two definitions of one channel and scope never overlap; otherwise it would be unclear which one counts. */
export const commissionDefinitionRule: DomainRule<CommissionDefinitionsRow> = ({ record, table }) => {
  if (record.isActive === false) return { set: {} };
  const ofChannel = table('commission-definitions').equal('channelId', record.channelId);
  const active = ofChannel.filter(({ isActive }) => isActive !== false);
  const other = overlappingDefinition(record, active);
  if (!other) return { set: {} };
  const params = { from: other.validFrom ?? '…', to: other.validTo ?? '…' };
  return { refused: { status: 409, field: 'validFrom', key: 'commission.overlaps', params } };
};
