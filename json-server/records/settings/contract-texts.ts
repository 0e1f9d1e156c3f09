import type { IsoInstant } from '../../../src/domain/calendar/iso-date.ts';
import {
  contractInForce,
  type ContractKind,
  type ContractLanguage,
  type ContractVersion,
} from '../../../src/domain/setting/contract-text.ts';
import type { TablesWith } from '../../live/rows/company.ts';
import type { ContractTextsRow } from '../../live/rows/stored/contract-texts.ts';

/** Collection of the texts that guests agree to, one row per version. */
export const CONTRACT_TEXTS = 'contract-texts';
/** Tables of one tenant: the store's, or a transaction's. */
type Tables = TablesWith<'all'>;

/** A text as shown, identified in a consent by kind and version. */
export type ContractText = {
  readonly id: string;
  readonly kind: ContractKind;
  readonly version: number;
  readonly title: string;
  /** Names in braces, see `fillContract`; formatting, see `contractBlocks`. */
  readonly body: string;
};

/** A stored version as its rules expect it. */
export const asContract = (row: ContractTextsRow): ContractVersion => ({
  id: row.id,
  kind: row.kind ?? '',
  version: row.number ?? 0,
  status: row.status ?? '',
  validFrom: row.validFrom ?? '',
  title: { en: row.titleEn ?? '', tr: row.titleTr ?? '' },
  body: { en: row.bodyEn ?? '', tr: row.bodyTr ?? '' },
});

export const contractVersions = (table: Tables): readonly ContractVersion[] =>
  [...table(CONTRACT_TEXTS).all()].map(asContract);

/**
 * WB7: the text in force at a moment, in a language; undefined if the company has published none.
 * @param table tables of one tenant, outside or inside a transaction
 */
export function contractTextAt(
  table: Tables,
  { kind, moment, language }: { kind: ContractKind; moment: IsoInstant; language: ContractLanguage },
): ContractText | undefined {
  const found = contractInForce(contractVersions(table), kind, moment);
  if (!found) return undefined;
  const { id, version, title, body } = found;
  return { id, kind, version, title: title[language], body: body[language] };
}
