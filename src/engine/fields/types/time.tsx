import type { TimeField } from '../../../config/types.ts';
import { type DisplayProps, storedText } from '../display-props.ts';
import { Nothing } from '../Nothing.tsx';
import type { Looks } from '../look.ts';

/** A time of day, `15:30` in both languages. */
function TimeDisplay(props: DisplayProps<TimeField>) {
  const value = storedText(props);
  if (value === undefined) return <Nothing />;
  return (
    <time className="k-number" dateTime={value}>
      {value}
    </time>
  );
}

export const looks: Looks = {
  time: { Cell: TimeDisplay, Value: TimeDisplay, input: 'time', isShort: true, isFact: true },
};
