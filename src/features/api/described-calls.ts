import { fold } from '../../domain/text/fold.ts';
import type { JsonSchema } from '../../config/json-schema.ts';
import {
  type ApiMethod,
  type ApiResponse,
  METHODS,
  type OpenApi,
  type ApiOperation,
  type Parameter,
  type Ref,
} from '../../config/openapi/document.ts';

/** One call from the API description. */
export type DescribedCall = {
  readonly id: string;
  readonly method: ApiMethod;
  readonly path: string;
  /** A short summary; by default its path. */
  readonly summary: string;
  /** The resource or area it belongs to, and its display name. */
  readonly tag: string;
  readonly about: string;
  readonly operation: ApiOperation;
  readonly parameters: readonly Parameter[];
};

const JSON_TYPE = 'application/json';
const nameIn = ({ $ref }: Ref): string => $ref.slice($ref.lastIndexOf('/') + 1);

/** All calls, in the order of the document. */
export function callsIn({ paths, components, servers, tags }: OpenApi): readonly DescribedCall[] {
  const base = servers[0]?.url ?? '';
  const titles = new Map(tags.map(({ name, description }) => [name, description ?? name]));
  return Object.entries(paths).flatMap(([below, item]) =>
    METHODS.flatMap((method): DescribedCall[] => {
      const operation = item[method];
      if (!operation) return [];
      const path = `${base}${below}`;
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].flatMap((parameter) =>
        '$ref' in parameter ? (components.parameters[nameIn(parameter)] ?? []) : parameter,
      );
      const [tag = ''] = operation.tags;
      const { operationId: id, summary = path } = operation;
      return [{ id, method, path, summary, tag, about: titles.get(tag) ?? tag, operation, parameters }];
    }),
  );
}

/** Matches of a search: by path, by name, or by summary. */
export function callsLike(calls: readonly DescribedCall[], typed: string): readonly DescribedCall[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return calls;
  return calls.filter(({ id, method, path, about, summary }) => {
    const text = fold(`${method} ${path} ${id} ${about} ${summary}`);
    return words.every((word) => text.includes(word));
  });
}

export type CallGroup = { readonly tag: string; readonly about: string; readonly calls: readonly DescribedCall[] };

/** Grouped by tag, sorted in the language. */
export function groupsOf(calls: readonly DescribedCall[], language: string): readonly CallGroup[] {
  const groups = new Map<string, { tag: string; about: string; calls: DescribedCall[] }>();
  for (const call of calls) {
    const group = groups.get(call.tag) ?? { tag: call.tag, about: call.about, calls: [] };
    groups.set(call.tag, group);
    group.calls.push(call);
  }
  return [...groups.values()].sort((a, b) => a.about.localeCompare(b.about, language) || (a.tag < b.tag ? -1 : 1));
}

/** Whether it is a filter of a list; there may be hundreds. */
export const isFilter = (
  { in: place, name, required }: Parameter,
  index: number,
  all: readonly Parameter[],
): boolean => {
  const where = all.findIndex((parameter) => parameter.name === 'where');
  return place === 'query' && required !== true && (name.includes('.') || (where !== -1 && index > where));
};

/** Answers by status, with their schemas. */
export function answersOf(
  { operation }: DescribedCall,
  { components }: OpenApi,
): readonly { readonly status: string; readonly response: ApiResponse; readonly schema: JsonSchema | undefined }[] {
  return Object.entries(operation.responses).map(([status, found]) => {
    const response = '$ref' in found ? (components.responses[nameIn(found)] ?? { description: '' }) : found;
    return { status, response, schema: Object.values(response.content ?? {})[0]?.schema };
  });
}

/** The schema of the JSON body. */
export const bodySchema = ({ operation }: DescribedCall): JsonSchema | undefined =>
  operation.requestBody?.content[JSON_TYPE]?.schema;

/** Whether it sends and answers JSON: files are downloaded, not shown. */
export const canBeTried = (call: DescribedCall): boolean =>
  (call.operation.requestBody === undefined || bodySchema(call) !== undefined) &&
  Object.entries(call.operation.responses).every(
    ([status, found]) => !status.startsWith('2') || '$ref' in found || !found.content || JSON_TYPE in found.content,
  );
