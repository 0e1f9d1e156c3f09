import { type ComponentType, createContext, createElement, Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientConfig, ClientResource, Json, Row } from '../../config/types.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useEngine } from './EngineContext.tsx';

/** A form's values, key by key; the same object until something changes. `*` = any key. */
export type FormValueStore = {
  readonly values: () => { readonly [key: string]: Json | undefined };
  readonly subscribe: (keys: readonly string[], listener: () => void) => () => void;
  /** Sets a value as if typed. */
  readonly set: (key: string, value: Json) => void;
};

/** The props of a hand-written panel. */
export type PanelProps = {
  readonly config: ClientConfig;
  readonly resource: ClientResource;
  /** Absent above a list. */
  readonly record?: Row;
  /** Beside a form: its current input. */
  readonly typed?: FormValueStore;
};

/** The props of a panel on a page, without a resource. */
export type PagePanelProps = Pick<PanelProps, 'config'>;

/** The panel of a name, loaded when it is first shown; the composition root knows them, the engine must not. */
export type PanelAt = (name: string) => ComponentType<PanelProps> | undefined;

/** Finds panels by name. */
export const Panels = createContext<PanelAt>(() => undefined);

/** Shown when the configuration names a panel that does not exist. */
export function PanelMissing({ name }: { readonly name: string }) {
  const { t } = useTranslation('show');
  return <Notice kind="error" title={t('panel.missing', { name })} />;
}

/** The panel that the configuration names here; one that nobody wrote says so. */
export function PanelView({ name, record, typed }: Pick<PanelProps, 'record' | 'typed'> & { readonly name: string }) {
  const { t } = useTranslation('show');
  const { config, resource } = useEngine();
  const panel = use(Panels)(name);
  if (!panel) return <PanelMissing name={name} />;
  return (
    <Suspense fallback={<Skeleton rows={4} label={t('loading')} />}>
      {createElement(panel, { config, resource, ...(record && { record }), ...(typed && { typed }) })}
    </Suspense>
  );
}

/** The same on a page of blocks, where no resource is. */
export function PagePanelView({ name, config }: PagePanelProps & { readonly name: string }) {
  const { t } = useTranslation('show');
  const panel = use(Panels)(name) as ComponentType<PagePanelProps> | undefined;
  if (!panel) return <PanelMissing name={name} />;
  return <Suspense fallback={<Skeleton rows={4} label={t('loading')} />}>{createElement(panel, { config })}</Suspense>;
}
