import { randomUUID } from 'node:crypto';
import { stateChanges } from '../../src/domain/reservation/state-changes.ts';
import type { Resource, Row } from '../../src/config/types.ts';
import { nameOf, textIn } from '../rows.ts';
import type { Transaction } from '../store/types.ts';
import { type Context, partitionOf } from './context.ts';

const COLLECTION = 'reservation-status-history';
/** Fields whose new text says why. */
const REASONS = ['cancelNote', 'cancelReason', 'failReason', 'reopenReason', 'failCause', 'takenByCode'] as const;
/** Why a stay was confirmed without a permit (ES3); said beside any other reason. */
const OVERRIDE = 'permitOverrideReason';

const isKept = (resource: Resource): boolean => resource.domain === 'reservation';

/**
 * RS1: writes down each change of booking, payment and stay, in the transaction that makes it: who, when, from, to, why.
 * `source` SYSTEM = nobody did it, the clock did; CHANNEL = an import did.
 */
export function appendStates({
  tx,
  context,
  resource,
  before,
  after,
  source = 'USER',
}: {
  tx: Transaction;
  context: Context;
  resource: Resource;
  before: Row | undefined;
  after: Row;
  source?: 'USER' | 'SYSTEM' | 'CHANNEL';
}): void {
  if (!isKept(resource)) return;
  const { user, tenant, values } = context.caller;
  const partition = partitionOf(resource, tenant);
  const reasons = REASONS.map((key) => (textIn(after, key) === (before?.[key] ?? '') ? '' : textIn(after, key)));
  const override = textIn(after, OVERRIDE) === (before?.[OVERRIDE] ?? '') ? '' : textIn(after, OVERRIDE);
  const said = [reasons.find((text) => text !== '') ?? '', override].filter((text) => text !== '');
  const reason = said.length > 0 ? said.join(' · ') : null;
  for (const { axis, from, to } of stateChanges(before, after)) {
    tx.put(COLLECTION, partition, {
      id: randomUUID(),
      tenantId: partition,
      version: 1,
      reservationId: after.id,
      ...{ axis, from, to, at: values.now, by: nameOf(user), source },
      reason: axis === 'BOOKING' ? reason : null,
      ...{ createdAt: values.now, createdBy: user.id, updatedAt: values.now, updatedBy: user.id },
    });
  }
}

/** A deleted record takes its own list of states with it; its history of changes stays. @returns that list */
export function removeStates(tx: Transaction, resource: Resource, row: Row): readonly Row[] {
  if (!isKept(resource)) return [];
  const partition = textIn(row, 'tenantId');
  const states = tx.table(COLLECTION, partition).equal('reservationId', row.id);
  for (const state of states) tx.remove(COLLECTION, partition, state.id);
  return states;
}

/** They are back with their record. */
export function putStates(tx: Transaction, partition: string, states: readonly Row[]): void {
  for (const state of states) tx.put(COLLECTION, partition, state);
}
