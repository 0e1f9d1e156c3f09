import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import {
  changedHands,
  cureDeadline,
  inspectionDue,
  isStranger,
  lacksConsent,
  reviewDue,
} from '../../../src/domain/estates/permit-papers.ts';
import type { Json } from '../../../src/config/types.ts';
import { isLivePermit, shareWarnings } from './building-share.ts';
import type { DomainRule, DomainWrite, Warning } from '../../live/rules/domain-write.ts';
import { ownershipsOf } from './estate.ts';
import { estatesOfPermit } from './estate-permits.ts';
import type { LegalPermitsRow } from '../../live/rows/stored/legal-permits.ts';
import type { EstatesRow } from '../../live/rows/stored/estates.ts';

type Party = { readonly companyName?: string | null; readonly name?: string | null; readonly surname?: string | null };
const namesOf = ({ companyName, name, surname }: Party): string[] =>
  [companyName ?? '', [name, surname].filter(Boolean).join(' ')].filter((text) => text !== '');

/** The current owners of the home, and since when (ES8). */
function ownersOf(estate: EstatesRow | undefined, today: string): { ids: string[]; since: string[] } {
  const shares = ownershipsOf(estate).filter(({ from, to }) => from <= today && !(to && to <= today));
  return { ids: shares.map(({ investorId }) => investorId), since: shares.map(({ from }) => from) };
}

/** The dates that follow from others (ES5, ES6); dates typed by a person stay. */
function datesOf(record: LegalPermitsRow, before: LegalPermitsRow | undefined, today: string): Record<string, Json> {
  const isNow = (status: string): boolean => record.status === status && before?.status !== status;
  const issuedAt = record.issuedAt ?? '';
  const appliedAt = record.appliedAt || (isNow('APPLIED') ? today : '');
  const defect = record.defect ?? '';
  const isCured = record.status === 'VALID' && before?.status === 'SUSPENDED';
  return {
    ...(appliedAt !== '' && { appliedAt, reviewDueAt: reviewDue(appliedAt) }),
    ...((record.nextInspectionAt ?? '') === '' && issuedAt !== '' && { nextInspectionAt: inspectionDue(issuedAt) }),
    ...(isNow('SUSPENDED') &&
      (record.cureDeadlineAt ?? '') === '' &&
      (defect === 'PAPERS' || defect === 'FAULT') && { cureDeadlineAt: cureDeadline(defect, today) }),
    ...(isCured && { cureDeadlineAt: null, defect: null }),
  };
}

function refuse({ record, before }: DomainWrite<LegalPermitsRow>, today: string) {
  const permitRefusal = (field: string, key: `permit.${string}`, params: Record<string, string> = {}) => ({
    refused: { status: 422 as const, field, key, params },
  });
  if (record.holderName === '') return permitRefusal('holderName', 'permit.noHolder');
  // ES5: a permit is for one home; moved to another, it would be another permit.
  const isGranted = ['VALID', 'SUSPENDED', 'REVOKED'].includes((before ?? record).status ?? '');
  if (before && isGranted && before.estateId !== record.estateId) return permitRefusal('estateId', 'permit.otherHome');
  const issuedAt = record.issuedAt ?? '';
  const next = record.nextInspectionAt ?? '';
  // ES6: counted from today for a home that was inspected before.
  const latest = inspectionDue(issuedAt > today ? issuedAt : today);
  if (next > latest && next !== ((before ?? record).nextInspectionAt ?? '')) {
    return permitRefusal('nextInspectionAt', 'permit.inspectionTooLate', { date: latest });
  }
  return undefined;
}

/**
 * ES5: a person who enters both the number and the first day has the granted permit, so it becomes valid without a
 * second step. A suspended, revoked or waived permit keeps its state; only actions change it.
 */
function isGrantedBySaving({ record, before }: DomainWrite<LegalPermitsRow>): boolean {
  const isOpen = ['NOT_APPLIED', 'APPLIED'].includes(record.status ?? '');
  const isNew = (record.issuedAt ?? '') !== '' && (before?.issuedAt ?? '') === '';
  return isOpen && isNew && record.permitNo !== '';
}

/**
 * Permits: their dates (ES5, ES6), whether the holder is known (ES4), and the summary on their home (ES7), all in the
 * transaction of the write.
 */
export const legalPermitRule: DomainRule<LegalPermitsRow> = (write) => {
  const { before, table, now, company } = write;
  const today = todayIn(new Date(now));
  const isGrantedSo = isGrantedBySaving(write);
  const estate = table('estates').get(write.record.estateId);
  const { ids, since } = ownersOf(estate, today);
  const parties = [...ids.map((id) => table('investors').get(id)), company?.()];
  const known = parties.flatMap((party) => (party ? namesOf(party) : []));
  // The first owner's, if the field is empty.
  const holderName = write.record.holderName || known[0] || '';
  const sent: LegalPermitsRow = { ...write.record, holderName };
  const refused = refuse({ ...write, record: sent }, today);
  if (refused) return refused;
  const holderUnknown = isStranger(holderName, known);
  const set = {
    holderName,
    ...datesOf(sent, before, today),
    holderUnknown,
    ...(isGrantedSo && { status: 'VALID' as const }),
  };
  const record: LegalPermitsRow = { ...sent, ...set };
  const isLive = isLivePermit(record);
  const params = { holder: holderName, code: estate?.code ?? '' };
  const facts = {
    type: estate?.type ?? '',
    holderType: record.holderType,
    consentDocId: record.consentDocId ?? '',
  };
  const warnings: Warning[] = [
    ...(holderUnknown ? [{ field: 'holderName', key: 'permit.stranger' as const, params }] : []),
    ...(isLive && lacksConsent(facts) ? [{ field: 'consentDocId', key: 'permit.noConsent' as const, params }] : []),
    ...(isLive && changedHands(record.issuedAt || null, since)
      ? [{ field: 'holderName', key: 'permit.newOwner' as const, params }]
      : []),
    ...(isLive ? shareWarnings({ permit: record, estate, table, field: 'holderName' }) : []),
  ];
  return { set, warnings, writes: estatesOfPermit({ before, after: record, table, today }) };
};
