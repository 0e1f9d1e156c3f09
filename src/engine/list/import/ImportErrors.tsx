import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CSV_BOM, csvLine } from '../../../domain/text/csv.ts';
import { saveFile } from '../../../ui/save-file.ts';
import type { ImportAnswer, ImportError } from '../../../wire/import.ts';
import { useLanguage } from '../../resource/use-text.ts';

const MOST_SHOWN = 100;

/** What is wrong, by row and cell, to be read here, copied or taken along. */
export function ImportErrors({ answer, fileName }: { readonly answer: ImportAnswer; readonly fileName: string }) {
  const { t } = useTranslation('import');
  const language = useLanguage();
  const titleId = useId();
  const [isCopied, setIsCopied] = useState(false);
  const { errors } = answer;
  const head = [t('row'), t('cell'), t('column'), t('value'), t('message')];
  const cellsOf = ({ row, cell = '', column = '', value = '', message }: ImportError) => [
    row,
    cell,
    column,
    value,
    message,
  ];

  const save = () => {
    const separator = language === 'tr' ? ';' : ',';
    const lines = [head, ...errors.map(cellsOf)].map((cells) => csvLine(cells, separator));
    const name = fileName.replace(/\.\w{1,5}$/, '');
    saveFile(new Blob([CSV_BOM, ...lines], { type: 'text/csv' }), `${name}-${t('file')}.csv`);
  };
  const copy = async () => {
    await navigator.clipboard.writeText([head, ...errors.map(cellsOf)].map((cells) => cells.join('\t')).join('\n'));
    setIsCopied(true);
  };

  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{t('errors')}</h3>
      {answer.dryRun && <p className="k-import-note">{t('fix')}</p>}
      <div className="k-import-table" role="region" aria-labelledby={titleId} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('row')}</th>
              <th scope="col">{t('cell')}</th>
              <th scope="col">{t('value')}</th>
              <th scope="col">{t('message')}</th>
            </tr>
          </thead>
          <tbody>
            {errors.slice(0, MOST_SHOWN).map((error, index) => (
              // An answer never changes, and one cell may have two things wrong.
              <tr key={index}>
                <td>{error.row}</td>
                <td>
                  {error.cell ?? t('whole')}
                  {error.column !== undefined && <small>{error.column}</small>}
                </td>
                <td>{error.value}</td>
                <td>{error.message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {errors.length > MOST_SHOWN && (
        <p className="k-import-note">{t('more', { count: errors.length - MOST_SHOWN })}</p>
      )}
      <p className="k-import-ways">
        <button type="button" className="k-control" onClick={save}>
          {t('save')}
        </button>
        {window.isSecureContext && (
          <button type="button" className="k-control" onClick={() => void copy()}>
            {t('copy')}
          </button>
        )}
        <span role="status">{isCopied && t('copied')}</span>
      </p>
    </section>
  );
}
