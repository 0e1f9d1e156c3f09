import type { ReactNode } from 'react';
import { useClientConfig } from '../../providers/config.ts';
import { EngineProvider } from './EngineContext.tsx';

type OfResourceProps = { readonly name: string; readonly children: ReactNode };

/** A hand-written screen about one resource; nothing for roles without it, whom the route keeps out. */
export function OfResource({ name, children }: OfResourceProps) {
  const config = useClientConfig();
  const resource = config.resources[name];
  if (!resource) return null;
  return (
    <EngineProvider config={config} resource={resource}>
      {children}
    </EngineProvider>
  );
}
