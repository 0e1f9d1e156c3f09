import { createElement, type FunctionComponent } from 'react';
import { useClientConfig } from '../../providers/config.ts';
import { EngineProvider } from './EngineContext.tsx';

/** A hand-written screen about one resource; nothing for roles without it, whom the route keeps out. */
export function ofResource(name: string, screen: FunctionComponent): FunctionComponent {
  return function OfResource() {
    const config = useClientConfig();
    const resource = config.resources[name];
    if (!resource) return null;
    return (
      <EngineProvider config={config} resource={resource}>
        {createElement(screen)}
      </EngineProvider>
    );
  };
}
