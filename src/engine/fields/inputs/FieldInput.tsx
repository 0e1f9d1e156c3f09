import type { ComponentType } from 'react';
import type { FieldType } from '../../../config/types.ts';
import type { FieldOf } from '../display-props.ts';
import { BooleanInput } from './BooleanInput.tsx';
import { ColorInput } from './ColorInput.tsx';
import { DateInput } from './DateInput.tsx';
import { DateRangeInput } from './DateRangeInput.tsx';
import { EnumInput } from './EnumInput.tsx';
import { FileInput, ImagesInput } from './lazy-files.tsx';
import { IbanInput } from './IbanInput.tsx';
import { ImageInput } from './ImageInput.tsx';
import type { InputProps } from './input-props.ts';
import { LocationInput } from './LocationInput.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { RefInput } from './RefInput.tsx';
import { LazyLookInput } from './lazy-looks.tsx';
import { JsonInput, KeyValueInput, MarkdownInput, MonthInput } from './rare/lazy-inputs.tsx';
import { RichTextInput } from './lazy-rich-text.tsx';
import { TagsInput } from './TagsInput.tsx';
import { PasswordInput, TextAreaInput, TextInput } from './TextInput.tsx';
import { TimeInput } from './TimeInput.tsx';
import './inputs.css';

/** Types without an input: records of their own, and what is made of parts, each with an input of its own. */
type Without = 'children' | 'object' | 'repeater';

/** How each field type is typed. */
export const INPUTS: {
  readonly [Type in Exclude<FieldType, Without>]: ComponentType<InputProps<FieldOf<Type>>>;
} = {
  text: TextInput,
  textarea: TextAreaInput,
  richText: RichTextInput,
  markdown: MarkdownInput,
  email: TextInput,
  phone: TextInput,
  url: TextInput,
  integer: NumberInput,
  number: NumberInput,
  percent: NumberInput,
  rating: NumberInput,
  money: MoneyInput,
  boolean: BooleanInput,
  enum: EnumInput,
  date: DateInput,
  dateTime: DateInput,
  dateRange: DateRangeInput,
  ref: RefInput,
  image: ImageInput,
  file: FileInput,
  images: ImagesInput,
  color: ColorInput,
  tags: TagsInput,
  password: PasswordInput,
  iban: IbanInput,
  time: TimeInput,
  month: MonthInput,
  keyValue: KeyValueInput,
  json: JsonInput,
  location: LocationInput,
};

/** The input of a field; nothing for types that are not typed. */
export function FieldInput(props: InputProps) {
  if (props.field.look !== undefined) return <LazyLookInput {...props} />;
  // The table pairs each type with its own component; TypeScript cannot follow a lookup by a union.
  const Input = (INPUTS as unknown as { readonly [type: string]: ComponentType<InputProps> | undefined })[
    props.field.type
  ];
  return Input && <Input {...props} />;
}
