import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnumOption } from '../../config/types.ts';
import { useText } from '../../engine/resource/use-text.ts';

type StatusChoiceProps = {
  readonly options: readonly EnumOption[];
  /** Undefined: it stays as it is; '': another one is yet to be selected. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  /** The form was sent without one. */
  readonly isMissing: boolean;
};

/** Whether the homes get another status, and which. */
export function StatusChoice({ options, value, onChange, isMissing }: StatusChoiceProps) {
  const { t } = useTranslation(['bulk', 'errors']);
  const text = useText();
  const problemId = useId();
  return (
    <>
      <label className="k-bulk-tick">
        <input
          type="checkbox"
          checked={value !== undefined}
          onChange={(event) => onChange(event.target.checked ? '' : undefined)}
        />
        {t('form.changeStatus')}
      </label>
      {value !== undefined && (
        <label>
          {t('form.status')}
          <select
            className="k-panel-input"
            value={value}
            aria-invalid={isMissing}
            aria-describedby={isMissing ? problemId : undefined}
            onChange={(event) => onChange(event.target.value)}
          >
            <option value="">{t('form.select')}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {text(option.label)}
              </option>
            ))}
          </select>
          {isMissing && (
            <span id={problemId} className="k-bulk-refused" role="alert">
              {t('errors:estate.selectStatus')}
            </span>
          )}
        </label>
      )}
    </>
  );
}
