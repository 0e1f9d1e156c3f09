import Flex from 'antd/es/flex';
import Slider from 'antd/es/slider';
import type { NumberField } from '../../../../config/types.ts';
import { useLanguage } from '../../../resource/use-text.ts';
import { formatNumber, formatPercent } from '../../../format.ts';
import { useFormValue } from '../form-store.ts';
import type { InputProps } from '../input-props.ts';
import { groupLabelId } from '../look-of.ts';

/** steps between the ends of a number that is not whole */
const STEPS = 100;

/** A number between two bounds, drawn as a slider. Without a value until somebody moves it. */
export function SliderInput({ field, store, id, isInvalid, describedBy }: InputProps<NumberField>) {
  const language = useLanguage();
  const value = useFormValue(store, field.name);
  const { min = 0, max = STEPS, type } = field;
  const numberText = (number: number) =>
    type === 'percent' ? formatPercent({ value: number, language }) : formatNumber({ value: number, language });
  const shown = typeof value === 'number' ? numberText(value) : '–';
  return (
    <Flex gap={14} align="center">
      <Slider
        id={id}
        className="k-fill"
        min={min}
        max={max}
        step={type === 'number' ? (max - min) / STEPS : 1}
        value={typeof value === 'number' ? value : min}
        tooltip={{ open: false }}
        ariaLabelledByForHandle={groupLabelId(id)}
        ariaValueTextFormatterForHandle={() => shown}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        onChange={(next) => store.set(field.name, next)}
      />
      <output htmlFor={id} className="k-number">
        {shown}
      </output>
    </Flex>
  );
}
