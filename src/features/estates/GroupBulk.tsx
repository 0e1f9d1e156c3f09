import { useInvalidate } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { notify } from '../../providers/notification.ts';
import type { BulkAnswer } from '../../wire/estates.ts';
import { applyBulk, type BulkChange, previewBulk } from './bulk-call.ts';
import { BulkForm } from './BulkForm.tsx';
import { BulkPreview } from './BulkPreview.tsx';
import '../../ui/side-panels.css';
import './bulk.css';

type Shown = { readonly change: BulkChange; readonly answer: BulkAnswer };

/** Changes all estates of a group at once, after showing what will become of each; all of them or none. */
export function GroupBulk({ config, record }: PanelProps) {
  const { t } = useTranslation('bulk');
  const invalidate = useInvalidate();
  const [shown, setShown] = useState<Shown>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const estates = config.resources['estates'];
  if (!record || !estates?.can.includes('edit')) return <p className="k-muted">{t('notYours')}</p>;
  const currency = typeof record['currency'] === 'string' ? record['currency'] : 'TRY';

  const run = async (work: () => Promise<void>) => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setIsBusy(false);
    }
  };
  const preview = (change: BulkChange) =>
    run(async () => setShown({ change, answer: await previewBulk(record.id, change) }));
  const apply = ({ change, answer }: Shown) =>
    run(async () => {
      const done = await applyBulk(record.id, change, answer);
      setShown(undefined);
      await invalidate({ resource: 'estates', invalidates: ['list', 'many', 'detail'] });
      notify({ key: 'bulk', type: 'success', message: t('done', { count: done.changed }) });
    });
  const mayApply = shown !== undefined && shown.answer.refused === 0 && shown.answer.changed > 0;
  return (
    <div className="k-bulk">
      <p className="k-muted">{t('lead')}</p>
      <BulkForm estates={estates} currency={currency} onPreview={(change) => void preview(change)} />
      {failure !== undefined && (
        <p className="k-panel-failure" role="alert">
          {failure}
        </p>
      )}
      {shown && <BulkPreview answer={shown.answer} config={config} />}
      {shown && (
        <div className="k-panel-ways">
          <button
            type="button"
            className="k-panel-button k-panel-main"
            disabled={!mayApply || isBusy}
            onClick={() => void apply(shown)}
          >
            {t('apply', { count: shown.answer.changed })}
          </button>
          <button type="button" className="k-panel-button" onClick={() => setShown(undefined)}>
            {t('cancel')}
          </button>
        </div>
      )}
    </div>
  );
}
