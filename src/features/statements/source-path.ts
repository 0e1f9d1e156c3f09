import type { ClientConfig } from '../../config/types.ts';
import { bestPath } from '../../engine/resource/paths.ts';
import type { StatementLine } from '../../domain/statements/lines.ts';

const RESOURCE_OF: Readonly<Record<string, string | undefined>> = {
  RESERVATION: 'reservations',
  CHARGE: 'reservation-charges',
  EXPENSE: 'revenue-expenses',
  OWNER_STAY: 'out-of-order-periods',
  PAYMENT: 'payments',
  STATEMENT: 'statements',
  INVESTOR: 'investors',
};

/** The path of a document; undefined for roles that may not open it. */
export function documentPath(config: ClientConfig, type: string, id: string): string | undefined {
  const name = RESOURCE_OF[type];
  const resource = name === undefined ? undefined : config.resources[name];
  return resource && id !== '' ? bestPath({ resource, id }) : undefined;
}

/** The path of a line's source. */
export const sourcePath = (config: ClientConfig, line: Pick<StatementLine, 'source' | 'refId'>): string | undefined =>
  documentPath(config, line.source, line.refId);
