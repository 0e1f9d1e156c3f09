import type { JsonSchema } from '../json-schema.ts';
import type { Json } from '../types.ts';

export type Ref = { readonly $ref: string };
export type Content = { readonly [type: string]: { readonly schema: JsonSchema } };

export type Parameter = {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
};
export type ApiResponse = {
  readonly description: string;
  readonly headers?: { readonly [name: string]: { readonly description: string; readonly schema: JsonSchema } };
  readonly content?: Content;
};
export type ApiOperation = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly security?: readonly { readonly [scheme: string]: readonly string[] }[];
  readonly parameters?: readonly (Parameter | Ref)[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: { readonly [status: string]: ApiResponse | Ref };
};

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type ApiMethod = (typeof METHODS)[number];

/** The calls of a path, and their common parameters. */
export type PathItem = { readonly parameters?: readonly (Parameter | Ref)[] } & {
  readonly [method in ApiMethod]?: ApiOperation;
};

export type OpenApi = {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  readonly security: readonly { readonly [scheme: string]: readonly string[] }[];
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: { readonly [path: string]: PathItem };
  readonly components: {
    readonly securitySchemes: { readonly [name: string]: Json };
    readonly parameters: { readonly [name: string]: Parameter };
    readonly responses: { readonly [name: string]: ApiResponse };
    readonly schemas: { readonly [name: string]: JsonSchema };
  };
};
