import type { ClientResource, Language, Row } from '../../config/types.ts';
import { rowTitle } from '../resource/title.ts';
import type { useText } from '../resource/use-text.ts';
import { filledRecordText } from './fill-template.ts';

type Named = {
  readonly resource: ClientResource;
  readonly record: Row;
  readonly language: Language;
  readonly text: ReturnType<typeof useText>;
};

/** How a record is called on its page and on the way there: by the title of its head, or else by its own. */
export function nameOfRecord({ resource, record, language, text }: Named): string {
  const template = resource.show.head?.title ?? '';
  return filledRecordText({ record, resource, language, text, template }) || rowTitle({ resource, row: record });
}
