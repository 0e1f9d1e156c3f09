import type { Language } from '../../src/config/types.ts';
import type { PublicCall, Route } from '../call.ts';
import type { Reply } from '../reply.ts';

function handleTexts(language: Language, { snapshot, request }: PublicCall): Reply {
  const { json, etag } = snapshot.catalogueTexts[language];
  const headers = { ETag: etag, 'Cache-Control': 'no-cache' };
  if (request.headers['if-none-match'] === etag) return { status: 304, headers };
  return { status: 200, headers, json };
}

/** All texts of a language in one answer, as they stand now. */
export const localeRoutes: readonly Route[] = [
  { method: 'GET', path: '/locales/en.json', access: 'public', handle: (call) => handleTexts('en', call) },
  { method: 'GET', path: '/locales/tr.json', access: 'public', handle: (call) => handleTexts('tr', call) },
];
