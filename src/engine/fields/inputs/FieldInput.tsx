import { type ComponentType, Suspense } from 'react';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useText } from '../../resource/use-text.ts';
import { LOOKS } from '../displays.tsx';
import type { InputName } from '../look.ts';
import { BooleanInput } from './BooleanInput.tsx';
import { DateInput } from './DateInput.tsx';
import { DateRangeInput } from './DateRangeInput.tsx';
import { EnumInput } from './EnumInput.tsx';
import { FileInput, ImageInput, ImagesInput } from './lazy-files.tsx';
import { IbanInput } from './IbanInput.tsx';
import type { InputProps } from './input-props.ts';
import { LocationInput } from './LocationInput.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { RefInput } from './RefInput.tsx';
import { LazyLookInput } from './lazy-looks.tsx';
import {
  LazyColorInput,
  LazyJsonInput,
  LazyKeyValueInput,
  LazyMarkdownInput,
  LazyMonthInput,
} from './rare/lazy-inputs.tsx';
import { RichTextInput } from './lazy-rich-text.tsx';
import { TagsInput } from './TagsInput.tsx';
import { PasswordInput, TextAreaInput, TextInput } from './TextInput.tsx';
import { TimeInput } from './TimeInput.tsx';
import './inputs.css';

/** The inputs that come with every form, by the names that looks have for them. */
export const INPUTS: { readonly [Name in InputName]: ComponentType<never> } = {
  text: TextInput,
  textarea: TextAreaInput,
  richText: RichTextInput,
  markdown: LazyMarkdownInput,
  number: NumberInput,
  money: MoneyInput,
  boolean: BooleanInput,
  enum: EnumInput,
  date: DateInput,
  dateRange: DateRangeInput,
  ref: RefInput,
  image: ImageInput,
  file: FileInput,
  images: ImagesInput,
  color: LazyColorInput,
  tags: TagsInput,
  password: PasswordInput,
  iban: IbanInput,
  time: TimeInput,
  month: LazyMonthInput,
  keyValue: LazyKeyValueInput,
  json: LazyJsonInput,
  location: LocationInput,
};

/** The input of a field; nothing for types that are not typed. */
export function FieldInput(props: InputProps) {
  const text = useText();
  if (props.field.look !== undefined) return <LazyLookInput {...props} />;
  const { input } = LOOKS[props.field.type];
  if (input === undefined) return null;
  if (typeof input === 'string') {
    // A look names only inputs for fields of its type.
    const Input = INPUTS[input] as ComponentType<InputProps>;
    return <Input {...props} />;
  }
  const Own = input as ComponentType<InputProps>;
  return (
    <Suspense fallback={<Skeleton rows={1} label={text(props.field.label)} />}>
      <Own {...props} />
    </Suspense>
  );
}
