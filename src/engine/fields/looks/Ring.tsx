import type { ClientField } from '../../../config/types.ts';
import { useLanguage, useText } from '../../resource/use-text.ts';
import { formatPercent } from '../../format.ts';

/** A circle that fills, and its percent. @param percent what lies outside of 0 – 100 leaves it empty, or full */
export function Ring({ percent, field }: { readonly percent: number; readonly field: ClientField }) {
  const text = useText();
  const language = useLanguage();
  const filled = Math.min(100, Math.max(0, percent));
  return (
    <span className="k-ring">
      <svg
        viewBox="0 0 36 36"
        role="progressbar"
        aria-label={text(field.label)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={filled}
      >
        <circle cx="18" cy="18" r="15" />
        <circle className="k-ring-filled" cx="18" cy="18" r="15" pathLength="100" strokeDasharray={`${filled} 100`} />
      </svg>
      <span className="k-number">{formatPercent({ value: percent, language })}</span>
    </span>
  );
}
