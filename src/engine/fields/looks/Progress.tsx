import type { ClientField } from '../../../config/types.ts';
import { useLanguage, useText } from '../../resource/use-text.ts';
import { formatPercent } from '../../format.ts';

/** A bar and its percent. @param percent what lies outside of 0 – 100 fills the bar to its end */
export function Progress({ percent, field }: { readonly percent: number; readonly field: ClientField }) {
  const text = useText();
  const language = useLanguage();
  const filled = Math.min(100, Math.max(0, percent));
  return (
    <span className="k-progress">
      <span
        className="k-progress-bar"
        role="progressbar"
        aria-label={text(field.label)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={filled}
      >
        <span style={{ inlineSize: `${filled}%` }} />
      </span>
      <span className="k-number">{formatPercent({ value: percent, language })}</span>
    </span>
  );
}
