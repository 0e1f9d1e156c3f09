import { createContext, use, useMemo, type ReactNode } from 'react';
import type { WhereValues } from '../../config/where.ts';
import type { ClientConfig, ClientResource } from '../../config/types.ts';
import { todayIn } from '../../domain/calendar/iso-date.ts';
import { heldCompany } from '../../providers/config.ts';
import { sessionUser } from '../../providers/session.ts';

/** What every part of a configured screen may ask for. */
export type Engine = { readonly config: ClientConfig; readonly resource: ClientResource };

const Context = createContext<Engine | undefined>(undefined);

/** Gives a screen its resource; `routes.tsx` wraps each element in one. */
export function EngineProvider({ config, resource, children }: Engine & { readonly children: ReactNode }) {
  const engine = useMemo(() => ({ config, resource }), [config, resource]);
  return <Context value={engine}>{children}</Context>;
}

/** The configuration and the resource of this screen. @throws Error outside of an `EngineProvider` */
export function useEngine(): Engine {
  const engine = use(Context);
  if (!engine) throw new Error('useEngine needs an EngineProvider above it');
  return engine;
}

/** What `$user.x`, `$company.x`, `$today` and `$now` stand for, as the server resolves them. */
export function whereValues(now: Date = new Date()): WhereValues {
  const { id = '', role = '', tenantId = '' } = sessionUser() ?? {};
  return {
    user: { id, role, tenantId },
    company: heldCompany(),
    // Only when somebody asks: the first use of a time zone costs a page tens of milliseconds.
    get today() {
      return todayIn(now);
    },
    now: now.toISOString(),
  };
}
