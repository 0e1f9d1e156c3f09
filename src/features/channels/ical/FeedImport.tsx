import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Upload from 'antd/es/upload';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientConfig, Row } from '../../../config/types.ts';
import { useSend } from '../../../engine/resource/use-send.ts';
import type { CalendarImport } from '../../../wire/ical.ts';
import { sendCalendar, type ImportOrder } from './calls.ts';
import { CalendarImportResult } from './CalendarImportResult.tsx';

type FeedImportProps = { readonly feed: Row; readonly config: ClientConfig; readonly onDone: () => void };
type Source = { readonly name: string; readonly text: string | undefined };

/**
 * Imports a channel's calendar by its address or from a file: first a preview, then, after a confirmation, the import.
 */
export function FeedImport({ feed, config, onDone }: FeedImportProps) {
  const { t } = useTranslation('ical');
  const [source, setSource] = useState<Source>();
  const [answer, setAnswer] = useState<CalendarImport>();
  const { send, isSending, failure: refused, forget } = useSend();
  const url = typeof feed['importUrl'] === 'string' ? feed['importUrl'] : '';

  const run = async (from: Source, order: Omit<ImportOrder, 'feedId' | 'text'>) => {
    const sent = await send(sendCalendar({ feedId: feed.id, text: from.text, ...order }));
    if (!sent.isDone && !sent.failure) return;
    setSource(from);
    setAnswer(sent.isDone ? sent.data : undefined);
    if (sent.isDone && !sent.data.dryRun) onDone();
  };
  const needsWord = refused?.body['confirm'] === 'confirmGone';
  return (
    <Flex vertical gap={8}>
      <h4>{t('import.title')}</h4>
      {url !== '' && (
        <Button loading={isSending} onClick={() => void run({ name: url, text: undefined }, { dryRun: true })}>
          {t('import.byUrl')}
        </Button>
      )}
      <Upload.Dragger
        aria-label={t('import.byFile')}
        accept=".ics,text/calendar"
        showUploadList={false}
        disabled={isSending}
        beforeUpload={(file) => {
          void file.text().then((text) => run({ name: file.name, text }, { dryRun: true }));
          return false;
        }}
      >
        {t('import.byFile')}
        <div className="k-muted">{t(url === '' ? 'import.dropHere' : 'import.everyHalfHour')}</div>
      </Upload.Dragger>
      {isSending && <span role="status">{t('import.busy')}</span>}
      {refused && <Alert type="error" message={refused.message} />}
      {answer && !isSending && <CalendarImportResult answer={answer} config={config} />}
      {source && !isSending && (answer?.dryRun === true || needsWord) && (
        <Flex wrap gap={8}>
          <Button
            type="primary"
            danger={needsWord}
            onClick={() => void run(source, { dryRun: false, confirmGone: needsWord })}
          >
            {t(needsWord ? 'import.anyway' : 'import.now')}
          </Button>
          <Button
            onClick={() => {
              setAnswer(undefined);
              forget();
            }}
          >
            {t('no')}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
