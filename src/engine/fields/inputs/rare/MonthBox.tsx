import Input from 'antd/es/input';
import Select from 'antd/es/select';
import Space from 'antd/es/space';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../resource/use-text.ts';
import { dateFormat } from '../../../format.ts';

type MonthBoxProps = {
  readonly id: string;
  /** `2026-11`; `2026-` and `-11` are half of one. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Before the names of both inputs. */
  readonly name?: string;
  readonly isInvalid?: boolean;
  readonly isRequired?: boolean;
  readonly describedBy?: string | undefined;
};

/** A month and its year: a choice and four digits, for no browser's own input has both everywhere. */
export function MonthBox({ id, value, onChange, name, isInvalid, isRequired, describedBy }: MonthBoxProps) {
  const { t } = useTranslation('fields');
  const language = useLanguage();
  const [year = '', month = ''] = value.split('-');
  const put = (nextYear: string, nextMonth: string) =>
    onChange(nextYear === '' && nextMonth === '' ? '' : `${nextYear}-${nextMonth}`);
  const names = dateFormat(language, { timeZone: 'UTC', month: 'long' });
  const labelled = (part: string) => (name === undefined ? part : `${name}: ${part}`);
  const common = {
    'aria-invalid': isInvalid,
    ...(isInvalid && { status: 'error' as const }),
    'aria-required': isRequired,
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
  };
  return (
    <Space.Compact block>
      <Select
        id={id}
        {...common}
        className="k-fill"
        aria-label={labelled(t('month.month'))}
        showSearch
        virtual={false}
        optionFilterProp="label"
        value={month}
        options={[
          { value: '', label: t('month.none') },
          ...Array.from({ length: 12 }, (_, index) => ({
            value: String(index + 1).padStart(2, '0'),
            label: names.format(Date.UTC(2026, index, 1)),
          })),
        ]}
        onChange={(next) => put(year, next)}
      />
      <Input
        {...common}
        style={{ flex: '0 0 6em' }}
        aria-label={labelled(t('month.year'))}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        placeholder={t('month.digits')}
        value={year}
        onChange={(event) => put(event.target.value.replace(/\D/g, ''), month)}
      />
    </Space.Compact>
  );
}
