import { createContext, use, useMemo, type ReactNode } from 'react';
import type { ClientConfig, ClientResource } from '../../config/types.ts';

/** The context of every part of a configured screen. */
export type EngineParts = { readonly config: ClientConfig; readonly resource: ClientResource };

const Context = createContext<EngineParts | undefined>(undefined);

/** Gives a screen its resource; `routes.tsx` wraps each element in one. */
export function EngineProvider({ config, resource, children }: EngineParts & { readonly children: ReactNode }) {
  const engine = useMemo(() => ({ config, resource }), [config, resource]);
  return <Context value={engine}>{children}</Context>;
}

/** The configuration and the resource of this screen. @throws Error outside of an `EngineProvider` */
export function useEngine(): EngineParts {
  const engine = use(Context);
  if (!engine) throw new Error('useEngine needs an EngineProvider above it');
  return engine;
}
