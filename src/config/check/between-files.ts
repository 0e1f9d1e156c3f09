import type { Resource } from '../types.ts';
import type { ReportRemark } from './source.ts';
import { said } from './said.ts';

/** Paths below /api that belong to the server. */
const SERVERS_OWN = ['auth', 'health', 'enums', 'public', 'scratch', '_meta'];

export type PlacedResource = { readonly resource: Resource; readonly report: ReportRemark };

/**
 * Things only one file may claim: a route, a path of the API, a subject of the policy. The first file keeps it, the
 * other is turned off. Codes RES206, RES207, RES219.
 */
export function checkBetweenFiles(files: readonly PlacedResource[]): void {
  const routes = new Map<string, Resource>();
  const paths = new Map<string, Resource>();
  const subjects = new Map<string, Resource>();
  for (const { resource, report } of files) {
    for (const [screen, route] of Object.entries(resource.routes)) {
      // `:id` matches anything, so routes that differ only in its name are equal.
      const owner = claim(routes, route.replace(/:[A-Za-z]+/g, ':id'), resource, screen);
      if (owner) {
        report({
          code: 'RES206',
          pointer: `/routes/${screen}`,
          message: said`The address "${route}" already belongs to "${owner.name}" (${owner.file}).`,
        });
      }
    }
    const { path } = resource.api;
    const [first = ''] = path.split('/');
    const owner = claim(paths, path, resource);
    if (SERVERS_OWN.includes(first))
      report({ code: 'RES207', pointer: '/api/path', message: said`"/api/${first}" is the server's own.` });
    else if (owner)
      report({
        code: 'RES207',
        pointer: '/api/path',
        message: said`"/api/${path}" already belongs to "${owner.name}" (${owner.file}).`,
      });
    // Routes ask the policy for their own subject; a file that grants nothing opens nothing by sharing it.
    if (resource.api.routed && Object.keys(resource.access.grants).length === 0) continue;
    const { subject } = resource.access;
    const holder = claim(subjects, subject, resource);
    if (holder) {
      const message = said`The subject "${subject}" already belongs to "${holder.name}" (${holder.file}): grants of the one would open the other.`;
      report({ code: 'RES219', pointer: '/access/subject', message });
    }
  }
}

/** Claims the key, or returns its owner. A resource that uses one route for two of its own screens is a mistake. */
function claim(taken: Map<string, Resource>, key: string, resource: Resource, screen?: string): Resource | undefined {
  const owner = taken.get(key);
  if (!owner) taken.set(key, resource);
  return owner && (owner !== resource || screen !== undefined) ? owner : undefined;
}
