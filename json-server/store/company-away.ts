import { NotStaged } from './staged.ts';

/**
 * A company was asked for whose rows are in the database only. Whoever began the work brings it in
 * (`CompaniesInMemory.bring`), and the work runs again.
 */
export class CompanyAway extends NotStaged {
  readonly tenant: string;
  constructor(tenant: string) {
    super(`The company "${tenant}" is not in memory`);
    this.name = 'CompanyAway';
    this.tenant = tenant;
  }
}
