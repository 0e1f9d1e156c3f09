import { createElement, type FunctionComponent } from 'react';
import { useClientConfig } from '../../providers/config.ts';
import { EngineProvider } from './EngineContext.tsx';

/** A hand-written screen about one resource; the route keeps out roles without it. */
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
