import type { Row } from '../../src/config/types.ts';
import { CompanyAway } from './company-away.ts';
import { byCompany, type RecentLimits, type StoreCore } from './core.ts';
import { errorText } from './disk.ts';
import type { Engine } from './engine.ts';
import type { GroupCommit } from './group-commit.ts';
import { type CompaniesInMemory, StoreUnavailable } from './types.ts';

/** For a store that holds every company all the time. */
export const ALL_COMPANIES: CompaniesInMemory = {
  isHere: () => true,
  bring: () => Promise.resolve(),
  visit: () => Promise.resolve(),
  bringing: (work) => work(),
  note: () => undefined,
  silentSince: () => [],
  leave: () => Promise.resolve(false),
  away: () => [],
  numberOf: () => 0,
  scan: () => Promise.resolve(),
  onMove: () => () => undefined,
};

/** Number of loads that concurrent transactions may invalidate before the last error is thrown. */
const TRIES = 5;

type Parts = {
  readonly core: StoreCore;
  readonly engine: Engine;
  readonly commits: GroupCommit;
  readonly recent: RecentLimits;
  readonly now?: () => number;
};

/** Companies that are loaded when somebody asks for them. */
export class AskedForCompanies implements CompaniesInMemory {
  readonly #parts: Parts;
  readonly #now: () => number;
  readonly #asked = new Map<string, number>();
  readonly #coming = new Map<string, Promise<void>>();
  readonly #listeners = new Set<(tenant: string, isHere: boolean) => void>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#now = parts.now ?? Date.now;
  }

  isHere(tenant: string, collection?: string): boolean {
    return this.#parts.core.isHere(tenant, collection);
  }

  bring(tenant: string): Promise<void> {
    this.note(tenant);
    return this.visit(tenant);
  }

  async visit(tenant: string): Promise<void> {
    if (this.isHere(tenant)) return;
    const coming = this.#coming.get(tenant) ?? this.#load(tenant).finally(() => this.#coming.delete(tenant));
    this.#coming.set(tenant, coming);
    await coming;
  }

  async bringing<Result>(work: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof CompanyAway)) throw error;
        await this.bring(error.tenant);
      }
    }
  }

  note(tenant: string): void {
    this.#asked.set(tenant, this.#now());
  }

  silentSince(moment: number): readonly string[] {
    return this.#parts.core.here().filter((tenant) => (this.#asked.get(tenant) ?? -Infinity) < moment);
  }

  async leave(tenant: string): Promise<boolean> {
    const hasLeft = await this.#parts.commits.depart(tenant);
    if (hasLeft) this.#tell(tenant, false);
    return hasLeft;
  }

  away(): readonly string[] {
    return this.#parts.core.away();
  }

  numberOf(tenant: string): number {
    return this.#parts.commits.numberOf(tenant);
  }

  async scan(collection: string, see: (rows: readonly Row[], tenant: string) => void): Promise<void> {
    const recent = new Map([...this.#parts.recent.keys()].map((name) => [name, 0]));
    const asked = { recent, only: { collections: new Set([collection]) } };
    await this.#parts.engine.load(asked, (name, rows) => {
      if (name !== collection) return;
      for (const [tenant, own] of byCompany(rows)) if (!this.isHere(tenant)) see(own, tenant);
    });
  }

  onMove(listener: (tenant: string, isHere: boolean) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async #load(tenant: string): Promise<void> {
    const { engine, commits, recent } = this.#parts;
    for (let round = 0; round < TRIES; round += 1) {
      const rows = new Map<string, Row[]>();
      let number: number;
      try {
        const numbers = await engine.load({ recent, only: { tenant } }, (collection, some) => {
          const own = rows.get(collection);
          if (own === undefined) rows.set(collection, [...some]);
          else own.push(...some);
        });
        number = numbers.get(tenant) ?? 0;
      } catch (error) {
        throw new StoreUnavailable(`The database does not answer: ${errorText(error)}`, { cause: error });
      }
      if (await commits.arrive({ tenant, number, rows })) {
        this.#tell(tenant, true);
        return;
      }
    }
    throw new StoreUnavailable(`The company "${tenant}" changes faster than it can be read`);
  }

  #tell(tenant: string, isHere: boolean): void {
    for (const listener of [...this.#listeners]) listener(tenant, isHere);
  }
}
