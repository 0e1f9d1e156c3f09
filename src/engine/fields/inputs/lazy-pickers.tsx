import Input from 'antd/es/input';
import { lazy, Suspense } from 'react';
import type { DayPickerProps, SpanPickerProps } from './pickers.tsx';

/** The calendar is the heaviest input there is; forms and filters without a date never load it. */
const Day = lazy(async () => ({ default: (await import('./pickers.tsx')).DayPicker }));
const Moment = lazy(async () => ({ default: (await import('./pickers.tsx')).MomentPicker }));
const Span = lazy(async () => ({ default: (await import('./pickers.tsx')).SpanPicker }));

export function LazyDayPicker(props: DayPickerProps) {
  return (
    <Suspense fallback={<Input disabled id={props.id} />}>
      <Day {...props} />
    </Suspense>
  );
}

export function LazyMomentPicker(props: DayPickerProps) {
  return (
    <Suspense fallback={<Input disabled id={props.id} />}>
      <Moment {...props} />
    </Suspense>
  );
}

export function LazySpanPicker(props: SpanPickerProps) {
  return (
    <Suspense fallback={<Input disabled id={props.ids.start} />}>
      <Span {...props} />
    </Suspense>
  );
}
