import type { IsoDate } from '../calendar/iso-date.ts';

/** A tourism rental permit (Law 7464), as its rules see it. Its dates are the first and last day it covers. */
export type Permit = {
  readonly id: string;
  readonly permitNo: string;
  readonly status?: string | null;
  readonly issuedAt?: IsoDate | null;
  /** Absent = until revoked. */
  readonly expiresAt?: IsoDate | null;
  readonly nextInspectionAt?: IsoDate | null;
  readonly cureDeadlineAt?: IsoDate | null;
};

/** The legal state of a home (ES7). */
export type PermitState = 'VALID' | 'PENDING' | 'SUSPENDED' | 'EXPIRED' | 'REVOKED' | 'NOT_REQUIRED' | 'MISSING';

/** The precedence among several permits of a home: an old revoked one does not matter beside a valid new one. */
const ORDER: readonly PermitState[] = [
  'VALID',
  'SUSPENDED',
  'PENDING',
  'EXPIRED',
  'REVOKED',
  'NOT_REQUIRED',
  'MISSING',
];

/** ES7: the state of one permit on a day. */
export function stateOfPermit({ status, issuedAt, expiresAt }: Permit, today: IsoDate): PermitState {
  switch (status) {
    case 'VALID':
      if (expiresAt && expiresAt < today) return 'EXPIRED';
      return issuedAt && issuedAt > today ? 'PENDING' : 'VALID';
    case 'APPLIED':
      return 'PENDING';
    case 'SUSPENDED':
    case 'REVOKED':
    case 'NOT_REQUIRED':
      return status;
    default:
      return 'MISSING';
  }
}

/** ES7: the permit that counts for a home on a day, and its state; of equal ones the longest valid. */
export function leadingPermit(permits: Iterable<Permit>, today: IsoDate): { state: PermitState; permit?: Permit } {
  let lead: { state: PermitState; permit?: Permit } = { state: 'MISSING' };
  for (const permit of permits) {
    const state = stateOfPermit(permit, today);
    const rank = ORDER.indexOf(state) - ORDER.indexOf(lead.state);
    const lasts = (one: Permit | undefined): string => one?.expiresAt ?? '9999';
    if (rank < 0 || (rank === 0 && (!lead.permit || lasts(permit) > lasts(lead.permit)))) lead = { state, permit };
  }
  return lead;
}

/** The permit summary stored on the home, so that lists can use it. */
export type PermitSummary = {
  readonly permitState: PermitState;
  readonly permitNo: string | null;
  readonly permitExpiresAt: IsoDate | null;
  readonly permitInspectionAt: IsoDate | null;
  readonly permitCureAt: IsoDate | null;
};

/** The summary of a home's permits on a day (ES6, ES7). */
export function permitSummary(permits: Iterable<Permit>, today: IsoDate): PermitSummary {
  const { state, permit } = leadingPermit(permits, today);
  const isGranted = state === 'VALID' || state === 'SUSPENDED' || state === 'EXPIRED';
  return {
    permitState: state,
    permitNo: permit?.permitNo ?? null,
    permitExpiresAt: (isGranted && permit?.expiresAt) || null,
    permitInspectionAt: (isGranted && permit?.nextInspectionAt) || null,
    permitCureAt: (isGranted && permit?.cureDeadlineAt) || null,
  };
}
