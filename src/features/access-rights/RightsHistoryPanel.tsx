import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import List from 'antd/es/list';
import { useTranslation } from 'react-i18next';
import type { RightsHistory, RightsMatrix } from '../../config/rights/shapes.ts';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { formatDateTime } from '../../engine/format.ts';
import { useSend } from '../../engine/resource/use-send.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { notify } from '../../providers/notification.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Answered } from '../../ui/Answered.tsx';
import { takeBackChange } from './calls.ts';
import { RightsDiff } from './RightsDiff.tsx';
import { Diff } from './Diff.tsx';

type RightsHistoryPanelProps = { readonly matrix: RightsMatrix; readonly onChange: () => void };

/** Who changed which right and when, the diff of the files, and a way to undo. */
export function RightsHistoryPanel({ matrix, onChange }: RightsHistoryPanelProps) {
  const { t } = useTranslation('access-rights');
  const language = useLanguage();
  const answer = useAnswer<RightsHistory>('/access-rights/history');
  const { send, isSending, failure: problem } = useSend();
  const handleBack = async (id: string) => {
    const sent = await send(takeBackChange(id));
    if (!sent.isDone) return;
    notify({ type: 'success', key: 'rights', message: t('history.done') });
    answer.refresh();
    onChange();
  };
  return (
    <>
      {problem && <Alert type="error" showIcon message={problem.message} />}
      <Answered
        rows={5}
        answer={answer}
        isEmpty={({ items }) => items.length === 0}
        empty={<Notice kind="empty" title={t('history.none')} />}
      >
        {({ items }) => (
          <List
            className="k-panel"
            dataSource={[...items]}
            rowKey="id"
            renderItem={({ id, at, by, changes, files, takesBack, isTakenBack }) => (
              <List.Item
                extra={
                  matrix.mayEdit &&
                  !isTakenBack && (
                    <Button disabled={isSending} onClick={() => void handleBack(id)}>
                      {t('history.takeBack')}
                    </Button>
                  )
                }
              >
                <div className="k-break">
                  {by !== '' && (
                    <>
                      <strong>{by}</strong> ·{' '}
                    </>
                  )}
                  {formatDateTime({ value: at, language })}
                  {takesBack !== null && ` · ${t('history.takesBack')}`}
                  {isTakenBack && ` · ${t('history.isTakenBack')}`}
                  <RightsDiff matrix={matrix} changes={changes} />
                  {files.length > 0 && (
                    <details>
                      <summary>{t('history.files', { count: files.length })}</summary>
                      {files.map((file) => (
                        <Diff key={file.path} file={file} />
                      ))}
                    </details>
                  )}
                </div>
              </List.Item>
            )}
          />
        )}
      </Answered>
    </>
  );
}
