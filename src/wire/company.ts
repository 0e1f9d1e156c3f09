/** `GET /api/_meta/company`: who a sheet on paper comes from; '' for what the company has not said. */
export type CompanyHead = {
  readonly name: string;
  readonly address: string;
  readonly taxOffice: string;
  readonly taxNo: string;
  readonly phone: string;
  readonly email: string;
  readonly website: string;
  /** A small picture as data, or a path of our own; '' without one. */
  readonly logo: string;
};
