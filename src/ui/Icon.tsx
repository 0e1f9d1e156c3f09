import type { IconName } from '../config/icon-names.ts';
import { ICON_NAMES } from '../config/icon-names.ts';
import './icon.css';
import drawings from './icons.svg';

/** An icon by the name the configuration gives: decoration only. An unknown name keeps its room and draws nothing. */
export function Icon({ name }: { readonly name: string | undefined }) {
  const known: IconName | undefined = ICON_NAMES.find((candidate) => candidate === name);
  return (
    <svg className="k-icon" aria-hidden="true">
      {known !== undefined && <use href={`${drawings}#${known}`} />}
    </svg>
  );
}
