import { pickText } from '../../config/texts.ts';
import type { ClientResource, Language, Row } from '../../config/types.ts';
import { showIssued } from '../../providers/issued.ts';

/** Shows texts the server has issued with a new record (`issued`), which only this answer contains. */
export function tellIssued({ fields }: Pick<ClientResource, 'fields'>, answer: Row, language: Language): void {
  const texts = Object.values(fields).flatMap((field) => {
    const text = field.type === 'password' && field.issued !== undefined ? answer[field.name] : undefined;
    return typeof text === 'string' ? [{ label: pickText(field.label, language), text }] : [];
  });
  if (texts.length > 0) showIssued(texts);
}
