import { plainText } from '../../config/values.ts';
import type { AvailableEstate } from '../../wire/availability.ts';

/** How a home that was asked for with its `propertyName` is called in a choice of several; names repeat, codes do not. */
export const homeName = ({ code, estate }: AvailableEstate): string =>
  [plainText(estate?.['propertyName'] ?? ''), code].filter((part) => part !== '').join(' · ');
