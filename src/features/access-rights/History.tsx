import { useTranslation } from 'react-i18next';
import type { RightsHistory, RightsMatrix } from '../../config/rights/shapes.ts';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { formatDateTime } from '../../engine/format.ts';
import { useSend } from '../../engine/resource/use-send.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { notify } from '../../providers/notification.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { takeBackChange } from './calls.ts';
import { Changes } from './Changes.tsx';
import { Diff } from './Diff.tsx';

type HistoryProps = { readonly matrix: RightsMatrix; readonly onChange: () => void };

/** Who changed which right, when, what the files said, and the way back. */
export function History({ matrix, onChange }: HistoryProps) {
  const { t } = useTranslation('access-rights');
  const language = useLanguage();
  const { data, failure, refresh } = useAnswer<RightsHistory>('/access-rights/history');
  const { send, isSending, failure: problem } = useSend();
  const handleBack = async (id: string) => {
    const sent = await send(takeBackChange(id));
    if (!sent.isDone) return;
    notify({ type: 'success', key: 'rights', message: t('history.done') });
    refresh();
    onChange();
  };
  if (failure) return <Notice kind="error" title={t('failed')} text={failure.message} />;
  if (!data) return <Skeleton rows={5} label={t('loading')} />;
  if (data.items.length === 0) return <Notice kind="empty" title={t('history.none')} />;
  return (
    <>
      {problem && (
        <p className="k-rights-failed" role="alert">
          {problem.message}
        </p>
      )}
      <ol className="k-rights-history">
        {data.items.map(({ id, at, by, changes, files, takesBack, isTakenBack }) => (
          <li key={id}>
            <p>
              {by !== '' && (
                <>
                  <strong>{by}</strong> ·{' '}
                </>
              )}
              {formatDateTime({ value: at, language })}
              {takesBack !== null && ` · ${t('history.takesBack')}`}
              {isTakenBack && ` · ${t('history.isTakenBack')}`}
            </p>
            <Changes matrix={matrix} changes={changes} />
            {files.length > 0 && (
              <details>
                <summary>{t('history.files', { count: files.length })}</summary>
                {files.map((file) => (
                  <Diff key={file.path} file={file} />
                ))}
              </details>
            )}
            {matrix.mayEdit && !isTakenBack && (
              <button type="button" className="k-control" disabled={isSending} onClick={() => void handleBack(id)}>
                {t('history.takeBack')}
              </button>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
