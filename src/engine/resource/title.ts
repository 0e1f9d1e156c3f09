import { titleOf, titlePaths } from '../../config/title.ts';
import { pickText } from '../../config/texts.ts';
import type { ClientResource, Row } from '../../config/types.ts';
import { textInLanguage } from '../../config/own-language.ts';
import { optionOf } from '../../config/options.ts';
import { currentLanguage } from '../../providers/i18n.ts';
import { formatDate, formatDateTime } from '../format.ts';
import { monthName } from '../month-name.ts';
import { saidOfOthers } from './references.ts';

/** The title of this record by its resource's template; its id if that is empty. */
export function rowTitle({ resource, row }: { resource: ClientResource; row: Row }): string {
  return titleOf({ resource, row: inWords(resource, row), said: (path) => saidOfOthers(row, path) });
}

/** Formats choices, days and moments for display. */
function inWords(resource: ClientResource, row: Row): Row {
  const labels: Record<string, string> = {};
  const language = currentLanguage();
  for (const name of titlePaths(resource.title)) {
    const field = resource.fields[name];
    const value = row[name];
    const own = field && textInLanguage(field, row, language);
    if (own !== undefined) labels[name] = own;
    const option = optionOf(field, value);
    if (option) labels[name] = pickText(option.label, language);
    if (typeof value !== 'string') continue;
    if (field?.type === 'date') labels[name] = formatDate({ value, language });
    if (field?.type === 'month') labels[name] = monthName(value, language);
    if (field?.type === 'dateTime') labels[name] = formatDateTime({ value, language });
  }
  return { ...row, ...labels };
}
