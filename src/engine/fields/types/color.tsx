import type { ColorField } from '../../../config/types.ts';
import { type DisplayProps, storedText } from '../display-props.ts';
import { Nothing } from '../Nothing.tsx';
import type { Looks } from '../look.ts';

/** A swatch and its code. */
function ColorDisplay(props: DisplayProps<ColorField>) {
  const code = storedText(props);
  if (code === undefined) return <Nothing />;
  return (
    <span className="k-nowrap">
      {/^#[0-9a-f]{6}$/i.test(code) && <span className="k-swatch" style={{ background: code }} aria-hidden="true" />}
      {code}
    </span>
  );
}

export const looks: Looks = {
  color: { Cell: ColorDisplay, Value: ColorDisplay, input: 'color', filter: 'text' },
};
