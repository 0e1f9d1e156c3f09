import { type DragEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientConfig, Row } from '../../../config/types.ts';
import { useSend } from '../../../engine/resource/use-send.ts';
import type { ImportAnswer } from '../../../wire/ical.ts';
import { importCalendar, type ImportOrder } from './calls.ts';
import { Outcome } from './Outcome.tsx';

type FeedImportProps = { readonly feed: Row; readonly config: ClientConfig; readonly onDone: () => void };
type Source = { readonly name: string; readonly text: string | undefined };

/** Brings a channel's calendar in, by its address or as a file: first what would happen, then, on a word, so it is done. */
export function FeedImport({ feed, config, onDone }: FeedImportProps) {
  const { t } = useTranslation('ical');
  const fileId = useId();
  const [source, setSource] = useState<Source>();
  const [answer, setAnswer] = useState<ImportAnswer>();
  const { send, isSending, failure: refused, forget } = useSend();
  const [isOver, setIsOver] = useState(false);
  const url = typeof feed['importUrl'] === 'string' ? feed['importUrl'] : '';

  const run = async (from: Source, order: Omit<ImportOrder, 'feedId' | 'text'>) => {
    const sent = await send(importCalendar({ feedId: feed.id, text: from.text, ...order }));
    if (!sent.isDone && !sent.failure) return;
    setSource(from);
    setAnswer(sent.isDone ? sent.data : undefined);
    if (sent.isDone && !sent.data.dryRun) onDone();
  };
  const takeFile = (file: File | undefined) => {
    if (file) void file.text().then((text) => run({ name: file.name, text }, { dryRun: true }));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    takeFile(event.dataTransfer.files[0]);
  };
  const needsWord = refused?.body['confirm'] === 'confirmGone';
  return (
    <div className="k-ical-part">
      <h4>{t('import.title')}</h4>
      <div
        className={isOver ? 'k-ical-drop k-ical-over' : 'k-ical-drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <div className="k-panel-ways">
          {url !== '' && (
            <button
              type="button"
              className="k-panel-button"
              disabled={isSending}
              onClick={() => void run({ name: url, text: undefined }, { dryRun: true })}
            >
              {t('import.byUrl')}
            </button>
          )}
          <label className="k-panel-button" htmlFor={fileId}>
            {t('import.byFile')}
          </label>
          <input
            id={fileId}
            className="k-ical-file"
            type="file"
            accept=".ics,text/calendar"
            disabled={isSending}
            onChange={(event) => {
              takeFile(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </div>
        <p className="k-muted">{t(url === '' ? 'import.dropHere' : 'import.everyHalfHour')}</p>
      </div>
      {isSending && <p role="status">{t('import.busy')}</p>}
      {refused && (
        <p className="k-panel-failure" role="alert">
          {refused.message}
        </p>
      )}
      {answer && !isSending && <Outcome answer={answer} config={config} />}
      {source && !isSending && (answer?.dryRun === true || needsWord) && (
        <div className="k-panel-ways">
          <button
            type="button"
            className={needsWord ? 'k-panel-button k-panel-danger' : 'k-panel-button k-panel-main'}
            onClick={() => void run(source, { dryRun: false, confirmGone: needsWord })}
          >
            {t(needsWord ? 'import.anyway' : 'import.now')}
          </button>
          <button
            type="button"
            className="k-panel-button"
            onClick={() => {
              setAnswer(undefined);
              forget();
            }}
          >
            {t('no')}
          </button>
        </div>
      )}
    </div>
  );
}
