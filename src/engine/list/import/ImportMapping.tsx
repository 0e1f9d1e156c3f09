import { useTranslation } from 'react-i18next';
import type { ImportAnswer } from '../../../wire/import.ts';
import type { Mapping } from './use-import.ts';

type MappingProps = {
  readonly answer: ImportAnswer;
  readonly mapping: Mapping;
  readonly onChange: (mapping: Mapping) => void;
  readonly onCheck: () => void;
};

/** What each column of the file was taken for, and by what records are found; both can be said otherwise. */
export function ImportMapping({ answer, mapping, onChange, onCheck }: MappingProps) {
  const { t } = useTranslation('import');
  const { columns, targets, keys } = answer;
  const taken = mapping.columns.filter((key) => key !== '').length;
  const isChanged =
    mapping.key !== (answer.key ?? 'none') || mapping.columns.some((key, index) => key !== (columns[index]?.key ?? ''));
  const take = (place: number, key: string) => {
    // A field has one column: the one that had it before gives it away.
    const moved = mapping.columns.map((own, index) => (index === place ? key : key !== '' && own === key ? '' : own));
    // How a column is read was said of the field that it was taken for.
    const read = mapping.read.map((way, index) => (moved[index] === mapping.columns[index] ? way : ''));
    onChange({ columns: moved, read, key: moved.includes(mapping.key) ? mapping.key : 'none' });
  };
  return (
    <details className="k-import-mapping" open={columns.some(({ key }) => key === null) || undefined}>
      <summary>{t('mapping', { taken, all: columns.length })}</summary>
      <div className="k-controls k-import-columns">
        {columns.map(({ head }, place) => (
          <label key={`${String(place)} ${head}`}>
            {head === '' ? `${t('column')} ${String(place + 1)}` : head}
            <select value={mapping.columns[place] ?? ''} onChange={(event) => take(place, event.target.value)}>
              <option value="">{t('ignore')}</option>
              {targets.map(({ key, label, isRead }) => (
                <option key={key} value={key}>
                  {isRead ? `${label} (${t('readOnly')})` : label}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label className="k-import-key">
          {t('key')}
          <select value={mapping.key} onChange={(event) => onChange({ ...mapping, key: event.target.value })}>
            <option value="none">{t('keyNone')}</option>
            {targets
              .filter(({ key }) => keys.includes(key) && mapping.columns.includes(key))
              .map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
          </select>
        </label>
      </div>
      <button type="button" className="k-control" disabled={!isChanged} onClick={onCheck}>
        {t('recheck')}
      </button>
    </details>
  );
}
