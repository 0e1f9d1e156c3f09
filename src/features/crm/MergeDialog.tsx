import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TYPING, useAnswer } from '../../engine/resource/use-answer.ts';
import { useSend } from '../../engine/resource/use-send.ts';
import { useText } from '../../engine/resource/use-text.ts';
import { useClientConfig } from '../../providers/config.ts';
import { notify } from '../../providers/notification.ts';
import { Answered } from '../../ui/Answered.tsx';
import { OpenModal } from '../../ui/OpenModal.tsx';
import { Rows } from '../../ui/Rows.tsx';
import type { CrmMerge } from '../../wire/crm.ts';
import { MergeFields } from './MergeFields.tsx';

type MergeDialogProps = {
  readonly keepId: string;
  readonly dropId: string;
  readonly onSwap: () => void;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/**
 * Both records side by side: the winning value of each field, the data that move, and a warning that it cannot be
 * undone.
 */
export function MergeDialog({ keepId, dropId, onSwap, onClose, onDone }: MergeDialogProps) {
  const { t } = useTranslation('crm');
  const text = useText();
  const { resources } = useClientConfig();
  const [take, setTake] = useState<readonly string[]>([]);
  const body = { keepId, dropId, take, dryRun: true };
  const answer = useAnswer<CrmMerge>({ path: '/crm/merge', body }, { pause: TYPING });
  const { data, isCurrent, refresh } = answer;
  const merging = useSend({ refreshes: ['guests', ...(data?.moves ?? []).map(({ resource }) => resource)] });

  const handleMerge = async () => {
    if (!data) return;
    const wanted = { keepId, dropId, take, versions: data.versions };
    const sent = await merging.send({ path: '/crm/merge', method: 'POST', body: wanted, isOnce: true });
    if (!sent.isDone) {
      if (sent.failure?.statusCode === 412) refresh();
      return;
    }
    notify({ type: 'success', key: 'merge', message: t('merge.done', { name: data.keep.name }) });
    onDone();
  };

  return (
    <OpenModal
      title={t('merge.title')}
      width={820}
      cancelText={t('merge.cancel')}
      okText={t('merge.go')}
      okButtonProps={{ loading: merging.isSending, disabled: !data || !isCurrent }}
      onOk={() => void handleMerge()}
      onCancel={onClose}
    >
      <Flex vertical gap={12}>
        {/* Choices newer than the server's answer are not dimmed: they are on the screen already. */}
        <Answered answer={{ ...answer, isCurrent: true }} failed={t('failed')} rows={6}>
          {(merge) => (
            <Flex vertical gap={12}>
              <span>
                <strong>{merge.keep.name}</strong> {t('merge.keeps')} · <strong>{merge.drop.name}</strong>{' '}
                {t('merge.goes')} <Button onClick={onSwap}>{t('merge.swap')}</Button>
              </span>
              <MergeFields merge={merge} onTake={setTake} take={take} />
              <strong>{t('merge.moves')}</strong>
              {merge.moves.length === 0 && <span className="k-muted">{t('merge.noMoves')}</span>}
              <Rows gap={4}>
                {merge.moves.map(({ resource, count }) => (
                  <li key={resource}>
                    {text(resources[resource]?.label) || resource}: {count}
                  </li>
                ))}
              </Rows>
              <Alert role="presentation" type="warning" message={t('merge.oneWay')} />
            </Flex>
          )}
        </Answered>
        {merging.failure && (
          <Alert
            type="error"
            message={merging.failure.statusCode === 412 ? t('merge.stale') : merging.failure.message}
          />
        )}
      </Flex>
    </OpenModal>
  );
}
