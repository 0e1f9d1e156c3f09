import type { IsoDate } from '../calendar/iso-date.ts';

/** What the rules read of a tourism rental permit (Law 7464). Its dates are the first and the last day that it covers. */
export type Permit = {
  readonly id: string;
  readonly permitNo: string;
  readonly status: string | null;
  readonly issuedAt?: IsoDate | null;
  /** Absent = until it is taken back. */
  readonly expiresAt?: IsoDate | null;
  readonly nextInspectionAt?: IsoDate | null;
  readonly cureDeadlineAt?: IsoDate | null;
};

/** How a home stands with the law (ES7). */
export type PermitState = 'VALID' | 'PENDING' | 'SUSPENDED' | 'EXPIRED' | 'REVOKED' | 'NOT_REQUIRED' | 'MISSING';

/** What counts first when a home has several: an old permit that was revoked says nothing against a valid new one. */
const ORDER: readonly PermitState[] = [
  'VALID',
  'SUSPENDED',
  'PENDING',
  'EXPIRED',
  'REVOKED',
  'NOT_REQUIRED',
  'MISSING',
];

/** ES7: one permit on a day. */
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

/** ES7: the permit that speaks for a home on a day, and what it says; of equals the one that lasts longest. */
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

/** What the home itself says of its permits, so that lists can ask for it. */
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
