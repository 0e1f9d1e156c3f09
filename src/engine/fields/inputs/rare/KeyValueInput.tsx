import Button from 'antd/es/button';
import Input from 'antd/es/input';
import Space from 'antd/es/space';
import { useTranslation } from 'react-i18next';
import type { KeyValueField } from '../../../../config/types.ts';
import { pairsOf } from '../../../../domain/text/key-value.ts';
import { useFormValue } from '../form-store.ts';
import type { InputProps } from '../input-props.ts';
import { groupLabelId } from '../look-of.ts';

/** Names and values, a line each; one that is left empty says so when the form is saved. */
export function KeyValueInput({ field, store, id, isInvalid, describedBy }: InputProps<KeyValueField>) {
  const { t } = useTranslation('fields');
  const pairs = pairsOf(useFormValue(store, field.name));
  const put = (next: readonly { key: string; value: string }[]) => store.set(field.name, next.length > 0 ? next : null);
  const change = (index: number, own: Partial<(typeof pairs)[number]>) =>
    put(pairs.map((pair, other) => (other === index ? { ...pair, ...own } : pair)));
  return (
    <div
      role="group"
      aria-labelledby={groupLabelId(id)}
      {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
    >
      {pairs.map((pair, index) => (
        <Space.Compact key={index} block style={{ marginBlockEnd: 8 }}>
          {(['key', 'value'] as const).map((part) => (
            <Input
              key={part}
              {...(isInvalid && pair.key.trim() === '' && part === 'key' && { status: 'error' as const })}
              autoComplete="off"
              aria-label={t(`pairs.${part}`, { number: index + 1 })}
              placeholder={t(`pairs.${part}Short`)}
              value={pair[part]}
              onChange={(event) => change(index, { [part]: event.target.value })}
            />
          ))}
          <Button
            danger
            aria-label={t('pairs.remove', { number: index + 1 })}
            onClick={() => put(pairs.filter((_, other) => other !== index))}
          >
            ×
          </Button>
        </Space.Compact>
      ))}
      {pairs.length < field.maxItems && (
        <Button id={id} onClick={() => put([...pairs, { key: '', value: '' }])}>
          {t('pairs.add')}
        </Button>
      )}
    </div>
  );
}
