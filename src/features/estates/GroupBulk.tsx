import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { useSend } from '../../engine/resource/use-send.ts';
import { notify } from '../../providers/notification.ts';
import type { BulkAnswer } from '../../wire/estates.ts';
import { applyBulk, type BulkChange, previewBulk } from './bulk-call.ts';
import { BulkForm } from './BulkForm.tsx';
import { BulkPreview } from './BulkPreview.tsx';

type Shown = { readonly change: BulkChange; readonly answer: BulkAnswer };

/** Changes all estates of a group at once after a preview; all or none. */
export function GroupBulk({ config, record }: PanelProps) {
  const { t } = useTranslation('bulk');
  const [shown, setShown] = useState<Shown>();
  const looking = useSend();
  const applying = useSend({ refreshes: ['estates'] });
  const failure = looking.failure ?? applying.failure;
  const estates = config.resources['estates'];
  if (!record || !estates?.can.includes('edit')) return <p className="k-muted">{t('notYours')}</p>;
  const currency = typeof record['currency'] === 'string' ? record['currency'] : 'TRY';

  const preview = async (change: BulkChange) => {
    applying.forget();
    const sent = await looking.send(previewBulk(record.id, change));
    if (sent.isDone) setShown({ change, answer: sent.data });
  };
  const apply = async ({ change, answer }: Shown) => {
    looking.forget();
    const sent = await applying.send(applyBulk(record.id, change, answer));
    if (!sent.isDone) return;
    setShown(undefined);
    notify({ key: 'bulk', type: 'success', message: t('done', { count: sent.data.changed }) });
  };
  const mayApply = shown !== undefined && shown.answer.refused === 0 && shown.answer.changed > 0;
  return (
    <>
      <p className="k-muted">{t('lead')}</p>
      <BulkForm
        estates={estates}
        currency={currency}
        isSending={looking.isSending || applying.isSending}
        onPreview={(change) => void preview(change)}
      />
      {failure && <Alert type="error" message={failure.message} />}
      {shown && <BulkPreview answer={shown.answer} config={config} />}
      {shown && (
        <Flex wrap gap={8}>
          <Button
            type="primary"
            loading={applying.isSending}
            disabled={!mayApply || looking.isSending}
            onClick={() => void apply(shown)}
          >
            {t('apply', { count: shown.answer.changed })}
          </Button>
          <Button onClick={() => setShown(undefined)}>{t('cancel')}</Button>
        </Flex>
      )}
    </>
  );
}
