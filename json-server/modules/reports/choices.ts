import type { OccupancyChoices, ReportChoice } from '../../../src/wire/reports.ts';
import type { Context } from '../../records/context.ts';
import { isSeen, requiredSource, sourceIn, titleIn } from './sources.ts';

/** The filter values of the occupancy report, as far as the caller may see them. */
export function occupancyChoices(context: Context): OccupancyChoices {
  const estates = requiredSource(context, 'estates');
  const stays = requiredSource(context, 'reservations');
  const projects = new Set<string>();
  if (estates.readable.has('projectName')) {
    for (const row of estates.table.all()) {
      const project = row.projectName ?? '';
      if (project !== '' && isSeen(estates, row)) projects.add(project);
    }
  }
  const choicesOf = (resource: string): ReportChoice[] => {
    const source = sourceIn(context, resource);
    if (!source) return [];
    const rows = [...source.table.all()].filter((row) => isSeen(source, row));
    return sortedByLabel(rows.map((row) => ({ value: row.id, label: titleIn(context, source, row) })));
  };
  return {
    groups: estates.readable.has('groupId') ? choicesOf('estate-groups') : [],
    projects: sortedByLabel([...projects].map((project) => ({ value: project, label: project }))),
    channels: stays.readable.has('salesChannelId') ? choicesOf('sales-channels') : [],
  };
}

const collator = new Intl.Collator('tr');
const sortedByLabel = (choices: ReportChoice[]): ReportChoice[] =>
  choices.sort((a, b) => collator.compare(a.label, b.label));
