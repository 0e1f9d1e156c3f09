import { useTranslation } from 'react-i18next';
import type { ImportAnswer } from '../../../wire/import.ts';
import { formatNumber } from '../../format.ts';
import { useLanguage } from '../../resource/use-text.ts';

const COUNTS = ['created', 'updated', 'unchanged', 'failed'] as const;

/** What becomes of the rows, in four figures. */
export function ImportCounts({ answer }: { readonly answer: ImportAnswer }) {
  const { t } = useTranslation('import');
  const language = useLanguage();
  return (
    <dl className="k-import-counts">
      {COUNTS.map((name) => (
        <div key={name} className={name === 'failed' && answer.failed > 0 ? 'k-import-wrong' : undefined}>
          <dt>{t(`count.${name}`)}</dt>
          <dd>{formatNumber({ value: answer[name], language })}</dd>
        </div>
      ))}
    </dl>
  );
}
