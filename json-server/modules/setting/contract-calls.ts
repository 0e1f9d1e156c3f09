import { text } from '../../http/query.ts';
import { isIsoInstant } from '../../../src/domain/calendar/iso-date.ts';
import { CONTRACT_KINDS } from '../../../src/domain/setting/contract-text.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { malformed, notFound } from '../../http/http-error.ts';
import { json } from '../../http/reply.ts';
import { contractTextAt } from '../../records/settings/contract-texts.ts';
import type { Records } from '../../records/records.ts';

/** WB7: the text of a kind in force now, or at the moment `at`. @throws HttpError 400, 404 if there is none */
function handleText(records: Records, call: SignedCall) {
  const { caller, search } = call;
  const kind = CONTRACT_KINDS.find((each) => each === search.get('kind'));
  const language = search.get('language') ?? 'tr';
  const moment = search.get('at') ?? caller.values.now;
  if (!kind || (language !== 'en' && language !== 'tr') || !isIsoInstant(moment)) {
    throw malformed('A kind, a language (en, tr) and a moment are expected.');
  }
  const text = contractTextAt(records.of(call).table, { kind, moment, language });
  if (!text) throw notFound();
  return json(200, text);
}

export const contractCalls = ({ records }: { readonly records: Records }): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/settings/contract-text',
    query: { kind: text, language: text, at: text },
    access: { subject: 'ContractText', action: 'show' },
    handle: (call: SignedCall) => handleText(records, call),
  },
];
