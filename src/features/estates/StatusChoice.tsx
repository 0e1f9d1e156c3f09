import Checkbox from 'antd/es/checkbox';
import Typography from 'antd/es/typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnumOption } from '../../config/types.ts';
import { Choice } from '../../ui/Choice.tsx';
import { useText } from '../../engine/resource/use-text.ts';

type StatusChoiceProps = {
  readonly options: readonly EnumOption[];
  /** Undefined: unchanged; '': not selected yet. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  /** The form was submitted without one. */
  readonly isMissing: boolean;
};

/** Whether the homes get another status, and which. */
export function StatusChoice({ options, value, onChange, isMissing }: StatusChoiceProps) {
  const { t } = useTranslation(['bulk', 'errors']);
  const text = useText();
  const problemId = useId();
  return (
    <>
      <Checkbox checked={value !== undefined} onChange={(event) => onChange(event.target.checked ? '' : undefined)}>
        {t('form.changeStatus')}
      </Checkbox>
      {value !== undefined && (
        <div>
          <Choice
            label={t('form.status')}
            placeholder={t('form.select')}
            value={value === '' ? null : value}
            options={options.map((option) => ({ value: option.value, label: text(option.label) }))}
            {...(isMissing && { status: 'error' as const, 'aria-describedby': problemId })}
            onChange={onChange}
          />
          {isMissing && (
            <Typography.Text id={problemId} type="danger" role="alert">
              {t('errors:estate.selectStatus')}
            </Typography.Text>
          )}
        </div>
      )}
    </>
  );
}
