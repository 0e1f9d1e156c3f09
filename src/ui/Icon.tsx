// antd draws each icon by a component of its own: these are one file of drawings, named by the configuration.
import type { IconName } from '../config/icon-names.ts';
import { ICON_NAMES } from '../config/icon-names.ts';
import './icon.css';
import drawings from './icons.svg';

/** Replaces an unknown icon. */
const PLACEHOLDER: IconName = 'TableOutlined';

/** An icon by the name the configuration gives: decoration only. */
export function Icon({ name }: { readonly name: string | undefined }) {
  const known = name && (ICON_NAMES.find((candidate) => candidate === name) ?? PLACEHOLDER);
  return (
    <svg className="k-icon" aria-hidden="true">
      {known && <use href={`${drawings}#${known}`} />}
    </svg>
  );
}
