/** `GET /api/_meta/company`: the letterhead of printed sheets; '' for values the company has not set. */
export type CompanyHead = {
  readonly name: string;
  readonly address: string;
  readonly taxOffice: string;
  readonly taxNo: string;
  readonly phone: string;
  readonly email: string;
  readonly website: string;
  /** A small picture as a data URL, or a path in our own origin; '' without one. */
  readonly logo: string;
};
