import { proposedFields } from '../../config/normalize.ts';
import type { Action, ClientResource, Row } from '../../config/types.ts';
import { request } from '../../providers/http.ts';
import type { ActionProposal } from '../../wire/proposal.ts';
import { actionCall } from '../resource/paths.ts';

/** The initial values of an action without a proposal. */
export const noProposal = (record: Row): ActionProposal => ({ record, values: {}, notes: [] });

/**
 * Fetches the server's current proposal for an action on this record; only if some value needs it. @throws HttpError
 */
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
