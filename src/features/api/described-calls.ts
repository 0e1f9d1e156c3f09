import type { JsonSchema } from '../../config/json-schema.ts';
import {
  type ApiMethod,
  type ApiResponse,
  JSON_TYPE,
  type OpenApi,
  type Operation,
  type Parameter,
  type Ref,
} from '../../config/openapi/document.ts';

/** One call, as the description of the API has it. */
export type DescribedCall = {
  readonly id: string;
  readonly method: ApiMethod;
  readonly path: string;
  readonly tag: string;
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
};

const METHODS: readonly ApiMethod[] = ['get', 'post', 'put', 'patch', 'delete'];
const nameIn = ({ $ref }: Ref): string => $ref.slice($ref.lastIndexOf('/') + 1);

/** All calls, in the order of the document. */
export function callsIn({ paths, components }: OpenApi): readonly DescribedCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method): DescribedCall[] => {
      const operation = methods[method];
      if (!operation) return [];
      const parameters = (operation.parameters ?? []).flatMap((parameter) =>
        '$ref' in parameter ? (components.parameters[nameIn(parameter)] ?? []) : parameter,
      );
      return [{ id: operation.operationId, method, path, tag: operation.tags[0] ?? '', operation, parameters }];
    }),
  );
}

/** Those that somebody looks for: by path, by name, or by what they do. */
export function callsLike(calls: readonly DescribedCall[], typed: string, language: string): readonly DescribedCall[] {
  const words = typed.toLocaleLowerCase(language).split(/\s+/).filter(Boolean);
  if (words.length === 0) return calls;
  return calls.filter(({ id, method, path, tag, operation: { summary } }) => {
    const text = `${method} ${path} ${id} ${tag} ${summary}`.toLocaleLowerCase(language);
    return words.every((word) => text.includes(word));
  });
}

/** By what they are about, in order. */
export function byTag(calls: readonly DescribedCall[]): ReadonlyMap<string, readonly DescribedCall[]> {
  const groups = new Map<string, DescribedCall[]>();
  for (const call of calls) {
    const group = groups.get(call.tag) ?? [];
    groups.set(call.tag, group);
    group.push(call);
  }
  return groups;
}

/** A filter of a list: there may be hundreds of them. */
export const isFilter = (
  { in: place, name, required }: Parameter,
  index: number,
  all: readonly Parameter[],
): boolean => {
  const where = all.findIndex((parameter) => parameter.name === 'where');
  return place === 'query' && required !== true && (name.includes('.') || (where !== -1 && index > where));
};

/** Answers by status, with what stands in them. */
export function answersOf(
  { operation }: DescribedCall,
  { components }: OpenApi,
): readonly { readonly status: string; readonly response: ApiResponse; readonly schema: JsonSchema | undefined }[] {
  return Object.entries(operation.responses).map(([status, found]) => {
    const response = '$ref' in found ? (components.responses[nameIn(found)] ?? { description: '' }) : found;
    return { status, response, schema: Object.values(response.content ?? {})[0]?.schema };
  });
}

/** The schema of the body that is sent as JSON. */
export const bodyOf = ({ operation }: DescribedCall): JsonSchema | undefined =>
  operation.requestBody?.content[JSON_TYPE]?.schema;

/** Whether what is answered, and sent, is JSON: files are fetched, not shown. */
export const canBeTried = (call: DescribedCall): boolean =>
  (call.operation.requestBody === undefined || bodyOf(call) !== undefined) &&
  Object.entries(call.operation.responses).every(
    ([status, found]) => !status.startsWith('2') || '$ref' in found || !found.content || JSON_TYPE in found.content,
  );
