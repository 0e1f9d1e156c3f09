import Checkbox from 'antd/es/checkbox';
import Flex from 'antd/es/flex';
import Radio from 'antd/es/radio';
import { useTranslation } from 'react-i18next';
import type { EnumField } from '../../../config/types.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import { useText } from '../../resource/use-text.ts';
import { filterValues, type FilterProps } from './filter-props.ts';

/** Any of the ticked values. */
export function EnumFilter({ field, filters, onChange, id, isFurther }: FilterProps<EnumField>) {
  const text = useText();
  const { resource } = useEngine();
  const chosen = filterValues(filters, field.name, ['in', 'eq', 'contains']);
  // Its call takes one value.
  if (resource.api.routed && !resource.api.routed.whole) {
    const [one] = chosen;
    const options = field.options.map(({ value, label }) => ({ value, label: text(label) }));
    return (
      <OneOf field={field} id={id} options={options} chosen={one ?? ''} onChange={onChange} isFurther={isFurther} />
    );
  }
  const toggle = (value: string) => {
    const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
    onChange(next.length === 0 ? [] : [{ field: field.name, operator: 'in', value: next }]);
  };
  return (
    <Flex vertical role="group" aria-label={text(field.label)} id={id}>
      {field.options.map((option, index) => (
        <Checkbox
          key={option.value}
          autoFocus={index === 0 && !isFurther}
          checked={chosen.includes(option.value)}
          onChange={() => toggle(option.value)}
        >
          {text(option.label)}
        </Checkbox>
      ))}
    </Flex>
  );
}

/** Yes, no or both. */
export function BooleanFilter({ field, filters, onChange, id, isFurther }: FilterProps) {
  const { t } = useTranslation('fields');
  const [chosen = ''] = filterValues(filters, field.name, ['eq']);
  const options = [
    { value: 'true', label: t('yes') },
    { value: 'false', label: t('no') },
  ];
  return <OneOf field={field} id={id} options={options} chosen={chosen} onChange={onChange} isFurther={isFurther} />;
}

type OneOfProps = Pick<FilterProps, 'field' | 'id' | 'onChange' | 'isFurther'> & {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: string;
};

/** One of the values, or all. */
function OneOf({ field, id, options, chosen, onChange, isFurther }: OneOfProps) {
  const { t } = useTranslation('fields');
  const text = useText();
  return (
    <Flex vertical role="radiogroup" aria-label={text(field.label)} id={id}>
      {[{ value: '', label: t(options.length === 2 ? 'filter.both' : 'filter.any') }, ...options].map(
        ({ value, label }) => (
          <Radio
            key={value}
            name={id}
            autoFocus={value === chosen && !isFurther}
            checked={chosen === value}
            onChange={() => onChange(value === '' ? [] : [{ field: field.name, operator: 'eq', value }])}
          >
            {label}
          </Radio>
        ),
      )}
    </Flex>
  );
}
