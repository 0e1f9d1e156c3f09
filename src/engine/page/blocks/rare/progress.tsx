import { useTranslation } from 'react-i18next';
import type { ProgressBlock } from '../../../../config/page-types.ts';
import { useText } from '../../../resource/use-text.ts';
import { CardFrame } from '../../CardFrame.tsx';
import { useNumberLook } from '../../use-number-look.ts';
import '../../cards.css';

/** How far each of several things is: a table of bars. */
export default function ProgressCard({ block }: { readonly block: ProgressBlock }) {
  const { t } = useTranslation('page');
  const text = useText();
  const { format } = useNumberLook(block.unit || block.currency ? block : { unit: { en: '%' } });
  const label = text(block.label);
  return (
    <CardFrame id={block.id} title={label} text={text(block.text)}>
      <table className="k-goals">
        <caption className="k-hidden">{label}</caption>
        <thead className="k-hidden">
          <tr>
            <th scope="col">{t('of')}</th>
            <th scope="col">{t('progress')}</th>
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, index) => (
            <tr key={index}>
              <th scope="row">
                {text(row.label)}
                {row.text && <small>{text(row.text)}</small>}
              </th>
              <td>
                <div className="k-goal-bar">
                  <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                    <rect className="k-goal-whole" width="100" height="8" rx="1" />
                    <rect
                      className={row.tone ? `k-goal-${row.tone}` : `k-bar-${(index % 8) + 1}`}
                      width={Math.min(100, (100 * row.value) / row.max)}
                      height="8"
                      rx="1"
                    />
                  </svg>
                  <span>{format(row.value)}</span>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </CardFrame>
  );
}
