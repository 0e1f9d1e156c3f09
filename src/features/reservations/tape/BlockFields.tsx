import Input from 'antd/es/input';
import { useTranslation } from 'react-i18next';
import type { ClientResource } from '../../../config/types.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { InputGrid } from '../../../ui/InputGrid.tsx';
import { Labelled } from '../../../ui/Labelled.tsx';
import { DateBox } from '../../../engine/fields/inputs/DateBox.tsx';
import { useText } from '../../../engine/resource/use-text.ts';

export type BlockValues = { readonly kind: string; readonly reason: string; readonly note: string };
export type BlockSpan = { readonly checkIn: string; readonly checkOut: string };
const CHOSEN = ['kind', 'reason'] as const;

const optionsOf = (blocks: ClientResource | undefined, name: string) => {
  const field = blocks?.fields[name];
  return field?.type === 'enum' ? field.options : [];
};

/** Initial values of a new block: the configuration's defaults, or the first option of each list. */
export function blockDefaults(blocks: ClientResource | undefined): BlockValues {
  const first = (name: string): string => {
    const usual = blocks?.fields[name]?.default;
    return typeof usual === 'string' ? usual : (optionsOf(blocks, name)[0]?.value ?? '');
  };
  return { kind: first('kind'), reason: first('reason'), note: '' };
}

type BlockFieldsProps = {
  readonly blocks: ClientResource;
  readonly span: BlockSpan;
  readonly onSpan: (span: BlockSpan) => void;
  readonly values: BlockValues;
  readonly onChange: (values: BlockValues) => void;
};

/** Nights, type, reason and note of a block, with the configuration's labels. */
export function BlockFields({ blocks, span, onSpan, values, onChange }: BlockFieldsProps) {
  const { t } = useTranslation('tape');
  const text = useText();
  return (
    <>
      <InputGrid least={200}>
        {(['checkIn', 'checkOut'] as const).map((name) => (
          <Labelled key={name} label={t(`range.${name}`)}>
            <DateBox value={span[name]} onChange={(date) => onSpan({ ...span, [name]: date })} />
          </Labelled>
        ))}
        {CHOSEN.map((name) => (
          <Choice
            key={name}
            label={text(blocks.fields[name]?.label)}
            value={values[name]}
            options={optionsOf(blocks, name).map(({ value, label }) => ({ value, label: text(label) }))}
            onChange={(value) => onChange({ ...values, [name]: value })}
          />
        ))}
      </InputGrid>
      <Labelled label={text(blocks.fields['note']?.label)}>
        <Input.TextArea
          rows={2}
          maxLength={1000}
          value={values.note}
          onChange={(event) => onChange({ ...values, note: event.target.value })}
        />
      </Labelled>
    </>
  );
}
