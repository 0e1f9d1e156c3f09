import { type ComponentType, createElement, type FunctionComponent, type ReactNode } from 'react';
import type { Row } from '../config/types.ts';
import type { PanelProps } from './resource/PanelView.tsx';

/** Loads a component by place; its code is loaded when first shown. */
export type Loaders<Props> = { readonly [at: string]: () => Promise<ComponentType<Props>> };

/** Props of a screen open to everybody. */
export type OpenScreenProps = {
  /** The part of the address at `:id`, as written; '' without one. */
  readonly id: string;
};

/** Sample pages of the demo have a head of their own. */
export type SamplePageProps = OpenScreenProps & {
  /** Language and theme, to be placed in that head. */
  readonly preferences: ReactNode;
};

/**
 * The components of an area by place: the default export of each area's `screens.ts`. The server reads the keys from
 * the text (`json-server/live/hand-written.ts`), so each entry starts on its own line.
 */
export type AreaScreens<Open = OpenScreenProps> = {
  /** By address, for those who are signed in. */
  readonly screens?: Loaders<object>;
  /** By address, for everybody; `:id` at its end stands for anything. */
  readonly open?: Loaders<Open>;
  /** By its name in the configuration. */
  readonly panels?: Loaders<PanelProps>;
};

/** A panel about one record; nothing where there is none, as above a list. */
export function ofRecord(
  component: ComponentType<Pick<PanelProps, 'config'> & { readonly record: Row }>,
): ComponentType<PanelProps> {
  return function OfRecord({ config, record }) {
    return record ? createElement(component, { config, record }) : null;
  };
}

/** One component for several addresses; its props say which. */
export function withProps<Props extends object, Key extends keyof Props>(
  component: FunctionComponent<Props>,
  given: Pick<Props, Key>,
): FunctionComponent<Omit<Props, Key>> {
  return function WithProps(props) {
    return createElement(component, { ...props, ...given } as Props);
  };
}
