import type { BooleanField, EnumField, NumberField } from '../../../../config/types.ts';
import type { InputProps } from '../input-props.ts';
import { CheckboxInput } from './CheckboxInput.tsx';
import { OptionsInput } from './OptionsInput.tsx';
import { RatingInput } from './RatingInput.tsx';
import { SliderInput } from './SliderInput.tsx';
import './look-inputs.css';

/** A field typed the way its `look` says; the schema has seen to it that look and type go together. */
export function LookInput(props: InputProps) {
  switch (props.field.look) {
    case 'radio':
    case 'cards':
      return <OptionsInput {...(props as InputProps<EnumField>)} />;
    case 'checkbox':
      return <CheckboxInput {...(props as InputProps<BooleanField>)} />;
    case 'slider':
      return <SliderInput {...(props as InputProps<NumberField>)} />;
    case 'rating':
      return <RatingInput {...(props as InputProps<NumberField>)} />;
    case undefined:
      return null;
  }
}
