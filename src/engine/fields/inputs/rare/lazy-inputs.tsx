import { type ComponentType, lazy, Suspense } from 'react';
import type { Field } from '../../../../config/types.ts';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { useText } from '../../../resource/use-text.ts';
import type { InputProps } from '../input-props.ts';

/** An input that few forms have, loaded by those. */
function rareInput<Kind extends Field>(rows: number, load: () => Promise<ComponentType<InputProps<Kind>>>) {
  const Rare = lazy(async () => ({ default: (await load()) as ComponentType<InputProps> }));
  return function RareInput(props: InputProps<Kind>) {
    const text = useText();
    return (
      <Suspense fallback={<Skeleton rows={rows} label={text(props.field.label)} />}>
        <Rare {...(props as InputProps)} />
      </Suspense>
    );
  };
}

export const LazyMonthInput = rareInput(1, async () => (await import('./MonthInput.tsx')).MonthInput);
export const LazyMarkdownInput = rareInput(5, async () => (await import('./MarkdownInput.tsx')).MarkdownInput);
export const LazyKeyValueInput = rareInput(2, async () => (await import('./KeyValueInput.tsx')).KeyValueInput);
export const LazyJsonInput = rareInput(4, async () => (await import('./JsonInput.tsx')).JsonInput);
export const LazyColorInput = rareInput(1, async () => (await import('./ColorInput.tsx')).ColorInput);
