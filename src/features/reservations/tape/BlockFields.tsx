import type { ClientResource } from '../../../config/types.ts';
import { useText } from '../../../engine/resource/use-text.ts';

export type BlockValues = { readonly kind: string; readonly reason: string; readonly note: string };
const CHOSEN = ['kind', 'reason'] as const;

const optionsOf = (blocks: ClientResource | undefined, name: string) => {
  const field = blocks?.fields[name];
  return field?.type === 'enum' ? field.options : [];
};

/** What a new block is at first: what the configuration says, else the first of each list. */
export function blockDefaults(blocks: ClientResource | undefined): BlockValues {
  const first = (name: string): string => {
    const usual = blocks?.fields[name]?.default;
    return typeof usual === 'string' ? usual : (optionsOf(blocks, name)[0]?.value ?? '');
  };
  return { kind: first('kind'), reason: first('reason'), note: '' };
}

type BlockFieldsProps = {
  readonly blocks: ClientResource;
  readonly values: BlockValues;
  readonly onChange: (values: BlockValues) => void;
};

/** Kind, reason and note of a block, by the configuration's own names. */
export function BlockFields({ blocks, values, onChange }: BlockFieldsProps) {
  const text = useText();
  return (
    <>
      {CHOSEN.map((name) => (
        <label key={name}>
          {text(blocks.fields[name]?.label)}
          <select value={values[name]} onChange={(event) => onChange({ ...values, [name]: event.target.value })}>
            {optionsOf(blocks, name).map(({ value, label }) => (
              <option key={value} value={value}>
                {text(label)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label className="k-tape-wide">
        {text(blocks.fields['note']?.label)}
        <textarea
          rows={2}
          maxLength={1000}
          value={values.note}
          onChange={(event) => onChange({ ...values, note: event.target.value })}
        />
      </label>
    </>
  );
}
