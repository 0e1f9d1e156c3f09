import { pickText } from '../../../src/config/texts.ts';
import type { JsonSchema } from '../../../src/config/json-schema.ts';
import type { OpenApi, Parameter } from '../../../src/config/openapi/document.ts';
import type { Language } from '../../../src/config/types.ts';
import type { Route } from '../../accounts/call.ts';
import type { Snapshot } from '../../live/snapshot.ts';
import { withReferences } from '../../http/wire-schemas.ts';
import { callPaths } from './call-paths.ts';
import { GENERIC, inputSchema, recordSchema, resourcePaths } from './resource-paths.ts';

const header = (name: string, description: string, required: boolean): Parameter => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

/** Parameters shared by every description. */
const PARAMETERS: OpenApi['components']['parameters'] = {
  Id: { name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: '^[A-Za-z0-9_-]+$' } },
  IfMatch: header('If-Match', 'The ETag that was read: 412 where somebody was faster, 428 without it.', true),
  IfMatchOptional: header('If-Match', 'The ETag that was read.', false),
  IdempotencyKey: header('Idempotency-Key', 'The same call again, with the same key, happens once.', false),
};
const PROBLEM: JsonSchema = {
  type: 'object',
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    message: { type: 'string', description: 'For people, in the language of Accept-Language.' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
};

/**
 * The API as a role may use it, generated from the configuration in force: OpenAPI 3.1. Leaves out resources with
 * routes of their own (the demo layer's).
 */
export function openApiDocument({
  snapshot,
  role,
  language,
  routes,
  version,
}: {
  readonly snapshot: Snapshot;
  readonly role: string;
  readonly language: Language;
  readonly routes: readonly Route[];
  readonly version: string;
}): OpenApi {
  const described = Object.values(snapshot.config.resources).flatMap((resource) => {
    const rights = snapshot.rightsOf({ role, resource });
    const dialect = snapshot.config.dialects[resource.api.dialect];
    if (resource.api.routed || !dialect || rights.can.size === 0) return [];
    return [{ resource, rights, dialect, language }];
  });
  const schemas = described.flatMap((each) => {
    const { name } = each.resource;
    const can = (action: string): boolean => each.rights.can.has(action);
    return [
      [name, recordSchema(each)] as const,
      ...(can('create') || can('edit') ? [[`${name}.create`, inputSchema(each, true)] as const] : []),
      ...(can('edit') ? [[`${name}.change`, inputSchema(each, false)] as const] : []),
    ];
  });
  const calls = callPaths(routes, ({ subject, action }) => snapshot.policy.can({ role, subject, action }));
  return {
    openapi: '3.1.0',
    info: { title: 'Konak', version },
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }],
    tags: [
      ...described.map(({ resource }) => ({ name: resource.name, description: pickText(resource.label, language) })),
      ...calls.tags
        .filter((name) => !described.some(({ resource }) => resource.name === name))
        .map((name) => ({ name })),
    ],
    paths: { ...Object.fromEntries(described.flatMap((each) => Object.entries(resourcePaths(each)))), ...calls.paths },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'An access token, or a key: knk_…' } },
      parameters: PARAMETERS,
      responses: {
        Problem: {
          description: 'Why not.',
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
      schemas: { Problem: PROBLEM, ...withReferences(GENERIC), ...calls.schemas, ...Object.fromEntries(schemas) },
    },
  };
}
