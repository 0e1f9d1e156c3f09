/** Suffixes of entry ids in a statement's document; `json-server/modules/statements` posts them. */
export const ENTRY_PART = { amount: '-amount', tax: '-tax', payout: '-payout', back: '-r' } as const;

/** The kind of movement of a statement's entry on its owner's account. */
export type StatementMovement = 'STATEMENT' | 'WITHHOLDING' | 'PAYOUT' | 'PAYOUT_BACK';

/** AC6: one statement moves an account up to four times; this names each. @param statementId its document */
export function movementOf(entryId: string, statementId: string): StatementMovement {
  const part = entryId.slice(statementId.length);
  if (part === ENTRY_PART.tax) return 'WITHHOLDING';
  if (!part.startsWith(ENTRY_PART.payout)) return 'STATEMENT';
  return part.endsWith(ENTRY_PART.back) ? 'PAYOUT_BACK' : 'PAYOUT';
}
