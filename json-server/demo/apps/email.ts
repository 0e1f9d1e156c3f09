import {
  type Email,
  EMAIL_FILTERS,
  EMAIL_LABELS,
  emailsMeta,
  readEmailChange,
  selectEmails,
  toggleLabel,
} from '../../../src/domain/demo/emails.ts';
import { type UnknownFields, isFields, oneOfWords } from '../../../src/domain/demo/shapes.ts';
import { MAY_CHANGE } from '../access.ts';
import { ACCESS, demoCalls } from '../calls.ts';
import { DEMO_COLLECTIONS } from '../collections.ts';
import { valueOrRefuse, readId, readIds, refused, wordOf } from '../input.ts';
import { json } from '../../http/reply.ts';

/** What one call does to each of its e-mails. @throws HttpError 400 */
function changeOf(body: UnknownFields): { readonly ids: readonly number[]; readonly change: (email: Email) => Email } {
  const { ids, label, data } = body;
  const hasLabel = label !== undefined && label !== null && label !== '';
  if (!hasLabel && !Array.isArray(ids)) throw refused('A label or a list of ids is needed.');
  const toggled = hasLabel ? oneOfWords(EMAIL_LABELS)(label) : undefined;
  if (hasLabel && typeof toggled !== 'string') throw refused(`"label" must be one of ${EMAIL_LABELS.join(', ')}.`);
  if (data !== undefined && data !== null && !isFields(data)) throw refused('"data" must be an object.');
  const fields = isFields(data) ? valueOrRefuse(readEmailChange(data)) : {};
  return {
    ids: Array.isArray(ids) ? readIds(ids) : [readId(ids)],
    change: (email) => {
      const merged = { ...email, ...fields };
      return typeof toggled === 'string' ? toggleLabel(merged, toggled) : merged;
    },
  };
}

/** All e-mails of one call change, or none. */
export const emailRoutes = demoCalls(
  {
    'GET /api/apps/email': ({ items, param }) => {
      const all = items(DEMO_COLLECTIONS.emails);
      const emails = selectEmails(all, {
        q: param('q') ?? '',
        filter: wordOf(param, 'filter', EMAIL_FILTERS) ?? 'inbox',
        label: wordOf(param, 'label', EMAIL_LABELS),
      });
      return json(200, { emails, emailsMeta: emailsMeta(all) });
    },
    'POST /api/apps/email': async (demo) => {
      const { ids, change } = changeOf(await demo.body());
      const emails = await demo.change((tx) => {
        const known = new Map(tx.items(DEMO_COLLECTIONS.emails).map((email) => [email.id, email]));
        return [...new Set(ids)].map((id) => {
          const before = known.get(id);
          if (before === undefined) throw refused(`There is no e-mail ${id}.`);
          const after = change(before);
          tx.put(DEMO_COLLECTIONS.emails, after);
          return after;
        });
      });
      return json(201, { emails });
    },
  },
  { ...ACCESS, POST: MAY_CHANGE },
);
