import { expect, test } from 'vitest';
import type { OpenApi } from '../../config/openapi/document.ts';
import { answersOf, bodySchema, callsIn, callsLike, canBeTried, groupsOf, isFilter } from './described-calls.ts';
import { exampleOf, membersOf, typeOf } from './schemas.ts';

const json = (schema: object) => ({ 'application/json': { schema } });
const DOCUMENT: OpenApi = {
  openapi: '3.1.0',
  info: { title: 'x', version: '1' },
  servers: [{ url: '/api' }],
  security: [],
  tags: [{ name: 'boats', description: 'Boats' }],
  paths: {
    '/boats': {
      get: {
        operationId: 'boats.list',
        tags: ['boats'],
        summary: 'Boats',
        parameters: [
          { name: 'pageSize', in: 'query', schema: { type: 'integer' } },
          { name: 'where', in: 'query', schema: { type: 'string' } },
          { name: 'seats', in: 'query', schema: { type: 'integer' } },
        ],
        responses: {
          '200': {
            description: 'A page.',
            content: json({ type: 'array', items: { $ref: '#/components/schemas/boats' } }),
          },
        },
      },
      post: {
        operationId: 'boats.create',
        tags: ['boats'],
        summary: '+ boat',
        requestBody: { content: json({ $ref: '#/components/schemas/boats' }) },
        responses: { '201': { description: 'Made.' }, '400': { $ref: '#/components/responses/Problem' } },
      },
    },
    '/boats/{id}/export.csv': {
      parameters: [{ $ref: '#/components/parameters/Id' }],
      get: {
        operationId: 'boats.export',
        tags: ['boats'],
        responses: { '200': { description: 'A file.', content: { 'text/csv': { schema: { type: 'string' } } } } },
      },
    },
  },
  components: {
    securitySchemes: {},
    parameters: { Id: { name: 'id', in: 'path', required: true, schema: { type: 'string' } } },
    responses: { Problem: { description: 'Why not.' } },
    schemas: {
      boats: {
        type: 'object',
        required: ['name', 'size'],
        properties: {
          name: { type: 'string', examples: ['Ada'] },
          size: { type: 'integer', minimum: 3 },
          kind: { type: ['string', 'null'], enum: ['SAIL', 'MOTOR', null] },
        },
      },
    },
  },
};
const [list, create, exported] = callsIn(DOCUMENT);
const { schemas } = DOCUMENT.components;

test('calls are in the order of the document, each with its whole path, its words, and the parameters of its path', () => {
  expect(callsIn(DOCUMENT).map(({ id, path, summary, about }) => [id, path, summary, about])).toEqual([
    ['boats.list', '/api/boats', 'Boats', 'Boats'],
    ['boats.create', '/api/boats', '+ boat', 'Boats'],
    ['boats.export', '/api/boats/{id}/export.csv', '/api/boats/{id}/export.csv', 'Boats'],
  ]);
  expect(exported?.parameters.map(({ name }) => name)).toEqual(['id']);
  expect(groupsOf(callsIn(DOCUMENT), 'en').map(({ tag, calls }) => [tag, calls.length])).toEqual([['boats', 3]]);
});

test('calls are found by each word, wherever it stands, whatever its case', () => {
  const ids = (typed: string) => callsLike(callsIn(DOCUMENT), typed).map(({ id }) => id);
  expect(ids('post boat')).toEqual(['boats.create']);
  expect(ids('  ')).toHaveLength(3);
  expect(ids('EXPORT')).toEqual(['boats.export']);
  expect(ids('ship')).toEqual([]);
});

test('filters stand apart from what every list takes', () => {
  expect(list?.parameters.filter(isFilter).map(({ name }) => name)).toEqual(['seats']);
});

test('answers are told with what stands in them; a file is not made here', () => {
  if (!list || !create || !exported) throw new Error('no calls');
  expect(answersOf(create, DOCUMENT).map(({ status, response }) => [status, response.description])).toEqual([
    ['201', 'Made.'],
    ['400', 'Why not.'],
  ]);
  expect(bodySchema(create)).toEqual({ $ref: '#/components/schemas/boats' });
  expect([list, create, exported].map(canBeTried)).toEqual([true, true, false]);
});

test('a body begins with what is required', () => {
  expect(exampleOf({ $ref: '#/components/schemas/boats' }, schemas)).toEqual({ name: 'Ada', size: 3 });
  expect(
    membersOf({ type: 'array', items: { $ref: '#/components/schemas/boats' } }, schemas).map((m) => m.name),
  ).toEqual(['name', 'size', 'kind']);
  expect(typeOf(schemas['boats']?.properties?.['kind'] ?? {}, schemas)).toBe('"SAIL" | "MOTOR" | null');
});
