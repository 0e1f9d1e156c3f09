import { titleOf, titlePaths } from '../../config/title.ts';
import { pickText } from '../../config/texts.ts';
import type { ClientResource, Row } from '../../config/types.ts';
import { currentLanguage } from '../../providers/i18n.ts';
import { referenceTitles } from './references.ts';

/**
 * What people call this record, by the template of its resource. Where it speaks of other records only, by their titles,
 * which came with the record; its id where there is nothing else.
 */
export function rowTitle({ resource, row }: { resource: ClientResource; row: Row }): string {
  const title = titleOf({ resource, row: inWords(resource, row) });
  if (title !== '' && title !== row.id) return title;
  const fields = titlePaths(resource.title).map((path) => path.split('.')[0] ?? '');
  const named = [...new Set(fields)].flatMap((field) =>
    referenceTitles({ record: row, field }).map((ref) => ref.title),
  );
  return named.join(' · ') || row.id;
}

/** What is chosen from a list, as people read it and not as it is stored. */
function inWords(resource: ClientResource, row: Row): Row {
  const labels: Record<string, string> = {};
  for (const name of titlePaths(resource.title)) {
    const field = resource.fields[name];
    const option = field?.type === 'enum' && field.options.find(({ value }) => value === row[name]);
    if (option) labels[name] = pickText(option.label, currentLanguage());
  }
  return { ...row, ...labels };
}
