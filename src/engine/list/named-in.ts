import { questionKeys } from '../../config/question.ts';
import { titlePaths } from '../../config/title.ts';
import type { ClientResource } from '../../config/types.ts';

/**
 * The fields that the heading of a card says in full, as the head of the record's page does: they need no line. What a
 * title takes from another record, `{estateId.propertyName}`, says less than the reference itself.
 */
export const namedIn = ({ show, title }: ClientResource): readonly string[] =>
  show.head?.title === undefined ? titlePaths(title) : questionKeys(show.head.title);
