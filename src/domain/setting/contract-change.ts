import type { IsoInstant } from '../calendar/iso-date.ts';
import type { Refusal } from '../rule/refusal.ts';
import { unknownNames } from '../text/placeholders.ts';
import { CONTRACT_NAMES, type ContractVersion } from './contract-text.ts';

const TEXTS = ['titleEn', 'bodyEn', 'titleTr', 'bodyTr'] as const;
const FIXED = ['kind', 'number', 'validFrom', ...TEXTS] as const;

/** A version as it is stored. */
export type ContractRecord = {
  readonly id: string;
  readonly kind?: string | null;
  readonly number?: number | null;
  readonly status?: string | null;
  readonly validFrom?: IsoInstant | null;
  readonly titleEn?: string | null;
  readonly bodyEn?: string | null;
  readonly titleTr?: string | null;
  readonly bodyTr?: string | null;
  /** Set by the action that begins the next version. */
  readonly draftedAt?: IsoInstant | null;
};
type Texts = { readonly [field in (typeof TEXTS)[number]]: string };

/** The result of a change of a version. */
export type ContractDecision =
  | { readonly refused: Refusal }
  | {
      readonly set: Partial<Texts> & { readonly validFrom?: IsoInstant; readonly number?: number };
      /** The next version, as a draft. */
      readonly draft?: Texts & { readonly kind: string; readonly copiedFromId: string };
      /** Versions that no longer apply from now on. */
      readonly replaced?: readonly ContractVersion[];
    };

const refuse = (status: Refusal['status'], field: string, key: Refusal['key'], params: Refusal['params'] = {}) => ({
  refused: { status, field, key, params },
});

function unknownIn(record: ContractRecord) {
  for (const field of TEXTS) {
    const unknown = unknownNames(record[field] ?? '', CONTRACT_NAMES);
    if (unknown.length === 0) continue;
    const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');
    return refuse(422, field, 'setting.placeholder', { names: inBraces(unknown), allowed: inBraces(CONTRACT_NAMES) });
  }
  return undefined;
}

const latest = (versions: readonly ContractVersion[]): ContractVersion | undefined =>
  versions.reduce<ContractVersion | undefined>((a, b) => (a && a.version > b.version ? a : b), undefined);

/** A draft begins with the text of the last published version, unless it has a text itself. */
function begun(record: ContractRecord, others: readonly ContractVersion[]): ContractDecision {
  const kind = record.kind ?? '';
  if (kind === '') return refuse(422, 'kind', 'validation.required');
  const last = latest(others.filter((other) => other.kind === kind && other.status !== 'DRAFT'));
  const isEmpty = TEXTS.every((field) => (record[field] ?? '') === '');
  const copied =
    last && isEmpty
      ? { titleEn: last.title.en, bodyEn: last.body.en, titleTr: last.title.tr, bodyTr: last.body.tr }
      : {};
  return unknownIn(record) ?? { set: copied };
}

/** A new version of a published text, which stays unchanged; one draft at a time, so it is clear which is meant. */
function nextDraft(record: ContractRecord, others: readonly ContractVersion[]): ContractDecision {
  if (others.some(({ kind, status }) => kind === record.kind && status === 'DRAFT')) {
    return refuse(409, 'status', 'setting.draftExists');
  }
  const { titleEn, bodyEn, titleTr, bodyTr } = record;
  const text = { titleEn: titleEn ?? '', bodyEn: bodyEn ?? '', titleTr: titleTr ?? '', bodyTr: bodyTr ?? '' };
  return { set: {}, draft: { ...text, kind: record.kind ?? '', copiedFromId: record.id } };
}

function published(record: ContractRecord, others: readonly ContractVersion[], now: IsoInstant): ContractDecision {
  const earlier = others.filter(({ kind, status }) => kind === record.kind && status !== 'DRAFT');
  const wanted = record.validFrom ?? '';
  const validFrom = wanted > now ? wanted : now;
  if (earlier.some((other) => other.validFrom > validFrom)) return refuse(409, 'validFrom', 'setting.contractEarlier');
  const isNow = validFrom <= now;
  return {
    set: { validFrom, number: (latest(earlier)?.version ?? 0) + 1 },
    replaced: isNow ? earlier.filter(({ status }) => status === 'PUBLISHED') : [],
  };
}

/**
 * WB7: a published version never changes; a change is a new version.
 * @param others all other versions, of every kind
 */
export function decideContract(setup: {
  readonly record: ContractRecord;
  readonly before: ContractRecord | undefined;
  readonly others: readonly ContractVersion[];
  readonly now: IsoInstant;
}): ContractDecision {
  const { record, before, others, now } = setup;
  if (!before) return begun(record, others);
  if (before.status !== 'DRAFT') {
    if (before.draftedAt !== record.draftedAt) return nextDraft(record, others);
    const changed = FIXED.find((key) => (before[key] ?? null) !== (record[key] ?? null));
    return changed ? refuse(409, changed, 'setting.contractPublished', { version: before.number ?? 0 }) : { set: {} };
  }
  if (before.kind !== record.kind) return refuse(409, 'kind', 'setting.contractKind');
  const unknown = unknownIn(record);
  if (unknown || record.status !== 'PUBLISHED') return unknown ?? { set: {} };
  return published(record, others, now);
}

/** A draft may be deleted; a published version may have been agreed to. */
export const refuseContractRemoval = ({ status, number }: ContractRecord): Refusal | undefined =>
  status === 'DRAFT' ? undefined : refuse(409, 'status', 'setting.contractPublished', { version: number ?? 0 }).refused;
