import type { ImagesField } from '../../../config/types.ts';
import type { DisplayProps } from '../display-props.ts';
import { Nothing } from '../Nothing.tsx';
import { shownFiles } from './file-value.ts';
import { Photo } from './Photo.tsx';
import './files.css';

/** The first picture, as a thumbnail. The title of the row names the thing, so it is decoration here. */
export default function Cover({ field, record }: DisplayProps<ImagesField>) {
  const [first] = shownFiles(record[field.name]);
  return first === undefined ? <Nothing /> : <Photo file={first} alt="" className="k-thumb" />;
}
