import { proposedFields } from '../../config/normalize.ts';
import type { Action, ClientResource } from '../../config/types.ts';
import { request } from '../../providers/http.ts';
import type { ActionProposal } from '../../wire/proposal.ts';
import { actionCall } from '../resource/paths.ts';

/** Nothing is proposed. */
export const NO_PROPOSAL: ActionProposal = { values: {}, notes: [] };

/** What the server proposes for an action on this record now; it is asked only where something begins so. @throws HttpError */
export async function fetchProposal(setup: {
  readonly resource: ClientResource;
  readonly id: string;
  readonly action: Action;
}): Promise<ActionProposal> {
  const { resource, id, action } = setup;
  if (proposedFields(action).length === 0) return NO_PROPOSAL;
  return (await request<ActionProposal>({ path: actionCall({ resource, id, action: action.name }) })).data;
}
