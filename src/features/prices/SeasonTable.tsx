import { ScrollTable } from '../../ui/ScrollTable.tsx';
import { useTranslation } from 'react-i18next';
import type { SeasonYear } from '../../domain/prices/season-year.ts';
import { formatDateRange } from '../../engine/format.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';

/**
 * The winner of each night of a year, and the seasons it overrides: the bars as a table, for keyboard and screen
 * reader.
 */
export function SeasonTable({ runs }: Pick<SeasonYear, 'runs'>) {
  const { t } = useTranslation('prices');
  const language = useLanguage();
  return (
    <details>
      <summary>{t('year.table', { count: runs.length })}</summary>
      <ScrollTable
        label={t('year.title')}
        rowKey="from"
        dataSource={runs.map(({ from, to, seasons: [won, ...beaten] }) => ({
          from,
          nights: formatDateRange({ from, to, language }),
          wins: won?.name ?? t('year.noSeason'),
          beaten: beaten.map(({ name }) => name).join(', '),
        }))}
        columns={(['nights', 'wins', 'beaten'] as const).map((name) => ({
          dataIndex: name,
          title: t(`year.${name}`),
        }))}
      />
    </details>
  );
}
