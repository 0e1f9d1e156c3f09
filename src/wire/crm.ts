/** Answers of the non-generic calls about guests and leads. */

/** `GET /api/crm/summary/:id`; parts of stays hidden from the role are missing. */
export type CrmSummary = {
  readonly kind: string;
  readonly stays: number;
  readonly along: number;
  readonly cancelled: number;
  readonly nights: number;
  readonly firstStayAt: string | null;
  readonly lastStayAt: string | null;
  readonly nextStayAt: string | null;
  /** Minor units, one entry per currency; absent for roles without money. */
  readonly spend?: readonly {
    readonly currency: string;
    readonly stays: number;
    readonly nights: number;
    readonly total: number;
    readonly paid: number;
    readonly remaining: number;
  }[];
  /** Absent for roles that may not see guests' contact details. */
  readonly consents?: readonly CrmConsent[];
  /** Probable duplicates of this person; absent for roles that may not merge. */
  readonly duplicates?: number;
  readonly mergedInto?: { readonly id: string; readonly name: string };
};
export type CrmConsent = {
  readonly channel: string;
  readonly status: string;
  readonly at: string | null;
  readonly source: string | null;
  readonly textVersion: string | null;
};

export type CrmPerson = {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly birthDate: string | null;
  readonly stayCount: number;
};
/** `GET /api/crm/duplicates?of=<id>` */
export type CrmDuplicates = {
  readonly total: number;
  readonly items: readonly {
    readonly a: CrmPerson;
    readonly b: CrmPerson;
    readonly score: number;
    readonly reasons: readonly string[];
  }[];
};

/** `POST /api/crm/merge`: a preview with `dryRun`, otherwise the result. */
export type CrmMerge = {
  readonly keep: CrmPerson;
  readonly drop: CrmPerson;
  readonly versions: { readonly keep: number; readonly drop: number };
  readonly fields: readonly {
    readonly field: string;
    readonly keep: unknown;
    readonly drop: unknown;
    readonly chosen: 'keep' | 'drop' | 'both';
  }[];
  readonly moves: readonly { readonly resource: string; readonly count: number }[];
};
