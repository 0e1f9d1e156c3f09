import { CARD_FEE_PERCENT } from '../../../src/domain/price/card-fee.ts';
import type { DomainWrite } from '../../rules/domain-write.ts';

/** PR5: the fee of a card payment begun on a day, percent. The one place that says it. */
export function cardFeePercent(_table: DomainWrite['table'], _today: string): number {
  return CARD_FEE_PERCENT;
}
