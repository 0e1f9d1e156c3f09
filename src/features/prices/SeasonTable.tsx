import { useTranslation } from 'react-i18next';
import type { SeasonYear } from '../../domain/prices/season-year.ts';
import { formatDateRange } from '../../engine/format.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';

/** Who wins each night of a year, and over whom: the bars as a table, for keyboard and screen reader. */
export function SeasonTable({ runs }: Pick<SeasonYear, 'runs'>) {
  const { t } = useTranslation('prices');
  const language = useLanguage();
  return (
    <details>
      <summary>{t('year.table', { count: runs.length })}</summary>
      <div className="k-year-table" tabIndex={0} role="region" aria-label={t('year.title')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('year.nights')}</th>
              <th scope="col">{t('year.wins')}</th>
              <th scope="col">{t('year.beaten')}</th>
            </tr>
          </thead>
          <tbody>
            {runs.map(({ from, to, seasons: won }) => (
              <tr key={from}>
                <td>{formatDateRange({ from, to, language })}</td>
                <td>{won[0]?.name ?? t('year.noSeason')}</td>
                <td>
                  {won
                    .slice(1)
                    .map(({ name }) => name)
                    .join(', ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
