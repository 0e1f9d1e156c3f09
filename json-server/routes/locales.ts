import type { Language } from '../../src/config/types.ts';
import type { PublicCall, Route } from '../accounts/call.ts';
import type { Reply } from '../http/reply.ts';

type Part = 'product' | 'demo';

function handleTexts(part: Part, language: Language, { snapshot, request }: PublicCall): Reply {
  const { json, etag } = snapshot.catalogueTexts[part][language];
  const headers = { ETag: etag, 'Cache-Control': 'no-cache' };
  if (request.headers['if-none-match'] === etag) return { status: 304, headers };
  return { status: 200, headers, json };
}

const route = (path: string, part: Part, language: Language): Route => ({
  method: 'GET',
  path,
  access: 'public',
  handle: (call) => handleTexts(part, language, call),
});

/** The texts of a language in one answer; those of the demo's screens in another. */
export const localeRoutes: readonly Route[] = [
  route('/locales/en.json', 'product', 'en'),
  route('/locales/tr.json', 'product', 'tr'),
  route('/locales/demo.en.json', 'demo', 'en'),
  route('/locales/demo.tr.json', 'demo', 'tr'),
];
