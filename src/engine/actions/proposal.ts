import { proposedFields } from '../../config/normalize.ts';
import type { Action, ClientResource, Row } from '../../config/types.ts';
import { request } from '../../providers/http.ts';
import type { ActionProposal } from '../../wire/proposal.ts';
import { actionCall } from '../resource/paths.ts';

/** What an action begins with where nothing is proposed. */
export const noProposal = (record: Row): ActionProposal => ({ record, values: {}, notes: [] });

/** What the server proposes for an action on this record now; it is asked only where something begins so. @throws HttpError */
export async function fetchProposal(setup: {
  readonly resource: ClientResource;
  readonly record: Row;
  readonly action: Action;
}): Promise<ActionProposal> {
  const { resource, record, action } = setup;
  if (proposedFields(action).length === 0) return noProposal(record);
  const path = actionCall({ resource, id: record.id, action: action.name });
  return (await request<ActionProposal>({ path })).data;
}
