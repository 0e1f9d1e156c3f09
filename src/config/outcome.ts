import { optionOf } from './options.ts';
import type { Action, ClientResource, Resource, Text } from './types.ts';
import { ownValue } from './values.ts';

type Stated = {
  readonly resource: Pick<Resource | ClientResource, 'stateField' | 'fields'>;
  readonly action: Pick<Action, 'label' | 'set'>;
};

/** An action's result in a word or two: the state it leads to, or else its own label. */
export function outcomeOf({ resource, action }: Stated): Text {
  const { stateField = '' } = resource;
  const option = optionOf(ownValue(resource.fields, stateField), action.set[stateField]);
  return option?.label ?? action.label;
}
