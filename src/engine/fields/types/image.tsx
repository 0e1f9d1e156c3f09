import type { ImageField } from '../../../config/types.ts';
import { useText } from '../../resource/use-text.ts';
import { type DisplayProps, storedText } from '../display-props.ts';
import { isSafeImage } from '../safe-image.ts';
import { Nothing } from '../Nothing.tsx';
import type { Looks } from '../look.ts';

/** A thumbnail. The title of the row names the thing, so the picture is decoration here. */
function ImageCell(props: DisplayProps<ImageField>) {
  const source = storedText(props);
  if (source === undefined || !isSafeImage(source)) return <Nothing />;
  return <img className="k-thumb" src={source} alt="" loading="lazy" width="40" height="40" />;
}

function ImageValue(props: DisplayProps<ImageField>) {
  const text = useText();
  const source = storedText(props);
  if (source === undefined || !isSafeImage(source)) return <Nothing />;
  return <img className="k-picture" src={source} alt={text(props.field.label)} loading="lazy" />;
}

export const looks: Looks = {
  image: { Cell: ImageCell, Value: ImageValue, input: 'image', notForMany: true, needsForm: true },
};
