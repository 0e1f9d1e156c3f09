import { text } from '../http/query.ts';
import { searchQuestion } from '../../src/domain/text/question.ts';
import type { FoundRecords } from '../../src/wire/search.ts';
import type { Route } from '../accounts/call.ts';
import { json } from '../http/reply.ts';
import { searchRecords } from '../records/search/search-records.ts';
import type { Records } from '../records/records.ts';
import { acceptedLanguage } from '../../src/config/catalogues.ts';

/** Records in one answer. */
const USUAL = 20;
const MAX_RESULTS = 50;

/** Anything but a whole number from 1 on means the default (S17). */
function limitOf(text: string | null): number {
  const limit = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0;
  return limit === 0 ? USUAL : Math.min(limit, MAX_RESULTS);
}

/**
 * The search over all records the caller may list, or over those of the resource `in`; checks policy and scope per
 * resource.
 */
export const searchRoutes = ({ records }: { records: Records }): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/search',
    answer: 'FoundRecords',
    query: { q: text, limit: text, in: text },
    access: 'signedIn',
    handle: async ({ search, snapshot, caller, request }) => {
      const groups = await searchRecords({
        context: records.of({ snapshot, caller }),
        question: searchQuestion(search.get('q') ?? ''),
        limit: limitOf(search.get('limit')),
        only: search.get('in') ?? undefined,
        language: acceptedLanguage(request.headers['accept-language']),
      });
      return json(200, { groups } satisfies FoundRecords);
    },
  },
];
