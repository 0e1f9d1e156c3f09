import type { Json } from '../types.ts';

/** JSON Schema 2020-12, as OpenAPI 3.1 has it: the keywords that Konak writes. */
export type JsonSchema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly contentMediaType?: string;
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly examples?: readonly Json[];
  readonly default?: Json;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly properties?: { readonly [key: string]: JsonSchema };
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
};

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
export type Operation = {
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

/** The calls of a path, and the parameters that they all take. */
export type PathItem = { readonly parameters?: readonly (Parameter | Ref)[] } & {
  readonly [method in ApiMethod]?: Operation;
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
