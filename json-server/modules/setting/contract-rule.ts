import { CONTRACT_NAMES, type ContractVersion } from '../../../src/domain/setting/contract-text.ts';
import { unknownNames } from '../../../src/domain/text/placeholders.ts';
import type { Refusal } from '../../../src/domain/rule/refusal.ts';
import type { DomainRule } from '../../live/rules/domain-write.ts';
import { asContract, CONTRACT_TEXTS, contractVersions } from '../../records/settings/contract-texts.ts';
import type { ContractTextsRow } from '../../live/rows/stored/contract-texts.ts';

const TEXTS = ['titleEn', 'bodyEn', 'titleTr', 'bodyTr'] as const;
const FIXED = ['kind', 'number', 'validFrom', ...TEXTS] as const;

const refuse = (status: Refusal['status'], field: string, key: Refusal['key'], params: Refusal['params'] = {}) => ({
  refused: { status, field, key, params },
});

function unknownIn(record: ContractTextsRow) {
  for (const field of TEXTS) {
    const unknown = unknownNames(record[field] ?? '', CONTRACT_NAMES);
    if (unknown.length === 0) continue;
    const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');
    return refuse(422, field, 'setting.placeholder', { names: inBraces(unknown), allowed: inBraces(CONTRACT_NAMES) });
  }
  return undefined;
}

/** What becomes of a version when the next one counts. */
export const replaced = ({ id }: ContractVersion) => ({
  collection: CONTRACT_TEXTS,
  id,
  set: { status: 'SUPERSEDED' },
});

const latest = (versions: readonly ContractVersion[]): ContractVersion | undefined =>
  versions.reduce<ContractVersion | undefined>((a, b) => (a && a.version > b.version ? a : b), undefined);

/** A draft begins with what the last published version said, unless it says something itself. */
function begun(record: ContractTextsRow, others: readonly ContractVersion[]) {
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

/** A new version of a published text, which stays as it is; one draft at a time, or nobody knows which is meant. */
function nextDraft(record: ContractTextsRow, others: readonly ContractVersion[]) {
  if (others.some(({ kind, status }) => kind === record.kind && status === 'DRAFT')) {
    return refuse(409, 'status', 'setting.draftExists');
  }
  const { title, body } = asContract(record);
  const text = { titleEn: title.en, bodyEn: body.en, titleTr: title.tr, bodyTr: body.tr };
  const create = { ...text, kind: record.kind ?? '', copiedFromId: record.id };
  return { set: {}, writes: [{ collection: CONTRACT_TEXTS, create }] };
}

/** WB7: what was published stays as it was published; a change is a new version. */
export const contractTextRule: DomainRule<ContractTextsRow> = ({ record, before, table, now }) => {
  const others = contractVersions(table).filter(({ id }) => id !== record.id);
  if (!before) return begun(record, others);
  if (before.status !== 'DRAFT') {
    if (before.draftedAt !== record.draftedAt) return nextDraft(record, others);
    const changed = FIXED.find((key) => (before[key] ?? null) !== (record[key] ?? null));
    return changed
      ? refuse(409, changed, 'setting.contractPublished', { version: asContract(before).version })
      : { set: {} };
  }
  if (before.kind !== record.kind) return refuse(409, 'kind', 'setting.contractKind');
  const unknown = unknownIn(record);
  if (unknown || record.status !== 'PUBLISHED') return unknown ?? { set: {} };
  const published = others.filter(({ kind, status }) => kind === record.kind && status !== 'DRAFT');
  const wanted = record.validFrom ?? '';
  const validFrom = wanted > now ? wanted : now;
  if (published.some((other) => other.validFrom > validFrom)) {
    return refuse(409, 'validFrom', 'setting.contractEarlier');
  }
  const isNow = validFrom <= now;
  return {
    set: { validFrom, number: (latest(published)?.version ?? 0) + 1 },
    writes: isNow ? published.filter(({ status }) => status === 'PUBLISHED').map(replaced) : [],
  };
};

/** A draft may be thrown away; what was published may have been agreed to. */
export const refuseContractRemoval = ({ before }: { readonly before: ContractTextsRow }): Refusal | undefined =>
  before.status === 'DRAFT'
    ? undefined
    : {
        status: 409,
        field: 'status',
        key: 'setting.contractPublished',
        params: { version: asContract(before).version },
      };
