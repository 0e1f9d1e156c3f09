import { type Contract, CONTRACT_TEXTS } from '../../../src/domain/card-payment/contract-texts.ts';
import type { MailLanguage } from '../../../src/domain/mail/words.ts';
import type { DomainWrite } from '../../rules/domain-write.ts';

/** WB5, WB7: the texts a guest accepts before paying, as they stand now. The one place that says them. */
export function contractsOf(_table: DomainWrite['table'], language: MailLanguage): readonly Contract[] {
  return CONTRACT_TEXTS[language];
}

/**
 * What the guest accepted of the texts that stand now; undefined = not all of them, or others than these.
 * @param sent kinds, or `{ kind, version }`
 */
export function acceptedOf(contracts: readonly Contract[], sent: unknown): readonly Contract[] | undefined {
  if (!Array.isArray(sent)) return undefined;
  const isMeant = ({ kind, version }: Contract, each: unknown): boolean => {
    if (typeof each === 'string') return each === kind;
    if (typeof each !== 'object' || each === null) return false;
    const said = each as { readonly kind?: unknown; readonly version?: unknown };
    return said.kind === kind && (said.version === undefined || said.version === version);
  };
  return contracts.every((contract) => sent.some((each) => isMeant(contract, each))) ? contracts : undefined;
}
