import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Panel } from '../../config/types.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useEngine } from '../resource/EngineContext.tsx';
import { type PanelProps, PanelView } from '../resource/PanelView.tsx';
import { useText } from '../resource/use-text.ts';

const CallTableView = lazy(() => import('./CallTableView.tsx'));

type PanelOrTableProps = Pick<PanelProps, 'record' | 'typed'> & {
  readonly panel: Panel;
  /** Its surroundings show its title. */
  readonly isBare?: boolean;
};

/** The key of a panel on its screen. */
export const panelKey = (panel: Panel): string => panel.panel ?? panel.table.call;

/** A piece of a screen as the configuration names it: written by hand, or a table over a call. */
export function PanelOrTable({ panel, isBare = false, ...around }: PanelOrTableProps) {
  const { t } = useTranslation('show');
  const text = useText();
  const { config, resource } = useEngine();
  if (!panel.table) return <PanelView name={panel.panel} {...around} />;
  return (
    <Suspense fallback={<Skeleton rows={4} label={t('loading')} />}>
      <CallTableView
        config={config}
        table={panel.table}
        label={text(panel.label)}
        resource={resource.name}
        record={around.record}
        isBare={isBare}
      />
    </Suspense>
  );
}
