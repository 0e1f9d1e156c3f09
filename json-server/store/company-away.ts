import { NotStaged } from './staged.ts';

/**
 * Work needs a company whose rows are only in the database. Its caller loads the company (`CompaniesInMemory.bring`)
 * and runs the work again.
 */
export class CompanyAway extends NotStaged {
  readonly tenant: string;
  constructor(tenant: string) {
    super(`The company "${tenant}" is not in memory`);
    this.name = 'CompanyAway';
    this.tenant = tenant;
  }
}
