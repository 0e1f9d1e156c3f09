import Progress from 'antd/es/progress';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isDraft } from '../../config/draft-step.ts';
import type { Row } from '../../config/types.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { useText } from '../resource/use-text.ts';
import { missingOf } from './missing-of.ts';
import { MissingNames } from './MissingNames.tsx';
import './missing.css';

/** What a draft lacks before it can be published: its progress, and the missing fields. */
export default function Missing({ row, isCell = false }: { readonly row: Row; readonly isCell?: boolean }) {
  const { t } = useTranslation('form');
  const text = useText();
  const { config, resource } = useEngine();
  const { fields, percent } = useMemo(() => missingOf({ config, resource, row }), [config, resource, row]);
  if (!isDraft({ resource, row })) return null;
  const names = fields.map(({ labels }) => labels.map((label) => text(label)).join(': '));
  const action = text(resource.actions[resource.draft?.action ?? '']?.label);
  const title = names.length === 0 ? t('missing.nothing', { action }) : t('missing.title', { count: names.length });
  const bar = (
    <Progress aria-hidden="true" size="small" percent={percent} strokeColor="var(--k-accent)" showInfo={false} />
  );
  if (isCell) {
    return (
      <span className="k-missing-cell">
        {bar}
        <span className="k-muted" title={names.join(', ')}>
          {names.length === 0 ? title : names.join(', ')}
        </span>
      </span>
    );
  }
  return (
    <section className="k-panel" aria-label={title} style={{ marginBlockEnd: 'var(--k-gap)' }}>
      <h2>{title}</h2>
      {bar}
      {names.length > 0 && <MissingNames row={row} fields={fields} />}
    </section>
  );
}
