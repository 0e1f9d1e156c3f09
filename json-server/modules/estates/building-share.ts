import { buildingOf, isSameHolder, permitsPerHolder } from '../../../src/domain/estates/permit-papers.ts';
import { isSameJson } from '../../../src/config/keys.ts';
import type { LegalPermitsRow } from '../../live/rows/stored/legal-permits.ts';
import type { DomainWrite, Warning } from '../../live/rules/domain-write.ts';
import { PERMITS, permitsOf } from './estate-permits.ts';
import type { EstatesRow } from '../../live/rows/stored/estates.ts';

const LIVE: readonly string[] = ['APPLIED', 'VALID', 'SUSPENDED'];

/** Whether the permit is applied for or granted, so that it counts. */
export const isLivePermit = ({ status }: LegalPermitsRow): boolean => LIVE.includes(status ?? '');

const buildingOfHome = (estate: EstatesRow | undefined) => buildingOf(estate?.address ?? {});

/**
 * ES5: warns when the holder of a permit has permits for more homes of its building than one person may.
 * @param estate the permit's home after the write; @param field the key that shows the warning
 */
export function shareWarnings({
  permit,
  estate,
  table,
  field,
}: {
  readonly permit: LegalPermitsRow;
  readonly estate: EstatesRow | undefined;
  readonly table: DomainWrite['table'];
  readonly field: string;
}): readonly Warning[] {
  const units = estate?.buildingUnits ?? 0;
  const allowed = permitsPerHolder({ units, holderType: permit.holderType });
  const building = buildingOfHome(estate);
  if (!estate || allowed === undefined || building === undefined) return [];
  const holder = permit.holderName ?? '';
  const homes = new Set([estate.id]);
  for (const other of table(PERMITS).all()) {
    if (other.id === permit.id || !isLivePermit(other) || !isSameHolder(other.holderName ?? '', holder)) continue;
    const home = other.estateId;
    if (!homes.has(home) && buildingOfHome(table('estates').get(home)) === building) homes.add(home);
  }
  if (homes.size <= allowed) return [];
  const counts = { held: String(homes.size), units: String(units), allowed: String(allowed) };
  return [{ field, key: 'permit.overShare', params: { holder, code: estate.code ?? '', ...counts } }];
}

/** ES5: the same for every permit of a home whose building, or whose building's number of homes, changes. */
export function sharesAfterChange({ record, before, table }: DomainWrite<EstatesRow>): readonly Warning[] {
  const change = (['buildingUnits', 'address'] as const).find(
    (key) => !isSameJson(before?.[key] ?? null, record[key] ?? null),
  );
  if (!before || change === undefined) return [];
  const found = permitsOf(table, record.id)
    .filter(isLivePermit)
    .flatMap((permit) => shareWarnings({ permit, estate: record, table, field: change }));
  // Two permits of one holder for one home give the same warning.
  return [...new Map(found.map((warning) => [warning.params['holder'], warning])).values()];
}
