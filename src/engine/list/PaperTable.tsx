import { useTranslation } from 'react-i18next';
import { isCodeField } from '../../config/code-field.ts';
import { alignOf, FieldCell } from '../fields/displays.tsx';
import { formatNumber } from '../format.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { useLanguage, useText } from '../resource/use-text.ts';
import { listFields } from './columns.tsx';
import { MAX_PAPER_ROWS, paperRows } from './paper-rows.ts';
import type { RowSource } from './row-source.ts';
import './paper-table.css';

/**
 * A long list for printing: a plain table, whose header the browser repeats on each sheet. The screen does not show it;
 * the list there stays as it is.
 */
export function PaperTable({ source }: { readonly source: RowSource }) {
  const { t } = useTranslation('list');
  const text = useText();
  const language = useLanguage();
  const { resource } = useEngine();
  const fields = listFields(resource).map(({ field }) => field);
  const { from, rows } = paperRows(source);
  const isPart = rows.length < source.count;
  const number = (value: number) => formatNumber({ value, language });
  return (
    <table className={isPart ? 'k-paper k-paper-part' : 'k-paper'} aria-label={text(resource.label)}>
      {isPart && (
        <caption>
          {t('paper', {
            from: number(from + 1),
            to: number(from + rows.length),
            total: number(source.count),
            most: number(MAX_PAPER_ROWS),
          })}
        </caption>
      )}
      <thead>
        <tr>
          {fields.map((field) => (
            <th key={field.name} scope="col" className={alignOf(field) && 'k-paper-end'}>
              {text(field.label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((record, index) => (
          <tr key={from + index}>
            {fields.map((field) => (
              <td key={field.name} className={isCodeField(field) ? 'k-paper-code' : alignOf(field) && 'k-paper-end'}>
                <FieldCell field={field} record={record} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
