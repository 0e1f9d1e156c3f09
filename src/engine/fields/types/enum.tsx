import { useTranslation } from 'react-i18next';
import type { EnumField, Json } from '../../../config/types.ts';
import { optionOf } from '../../../config/options.ts';
import { Tag, Tags } from '../../../ui/Tag.tsx';
import { useText } from '../../resource/use-text.ts';
import type { DisplayProps } from '../display-props.ts';
import { Nothing } from '../Nothing.tsx';
import type { Looks } from '../look.ts';

/** One tag a value, in the colour and words of the configuration; a value that is not in the list is shown as it is, with a mark. */
function EnumDisplay({ field, record }: DisplayProps<EnumField>) {
  const text = useText();
  const { t } = useTranslation('fields');
  const values = valuesOf(record[field.name]);
  if (values.length === 0) return <Nothing />;
  const tags = values.map((value) => {
    const option = optionOf(field, value);
    return (
      <Tag key={value} color={option?.color}>
        {option ? text(option.label) : `${value} (${t('notInList')})`}
      </Tag>
    );
  });
  return <Tags tags={tags} />;
}

function valuesOf(value: Json | undefined): string[] {
  const list: readonly Json[] = Array.isArray(value) ? (value as readonly Json[]) : [value ?? null];
  return list.filter((item) => typeof item === 'string');
}

export const looks: Looks = {
  enum: { Cell: EnumDisplay, Value: EnumDisplay, input: 'enum', filter: 'enum', isShort: true },
};
