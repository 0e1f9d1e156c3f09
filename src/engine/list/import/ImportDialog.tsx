import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Modal from 'antd/es/modal';
import Progress from 'antd/es/progress';
import Typography from 'antd/es/typography';
import Dragger from 'antd/es/upload/Dragger';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_IMPORTED_BYTES, MAX_IMPORTED_ROWS } from '../../../config/import-limits.ts';
import type { ClientResource } from '../../../config/types.ts';
import { useClientConfig } from '../../../providers/config.ts';
import { download } from '../../../providers/files.ts';
import { resourcePath } from '../../../providers/list-request.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { formatNumber } from '../../format.ts';
import { asHttpError } from '../../resource/as-http-error.ts';
import { useLanguage, useText } from '../../resource/use-text.ts';
import { ImportCounts } from './ImportCounts.tsx';
import { ImportErrors } from './ImportErrors.tsx';
import { ImportMapping } from './ImportMapping.tsx';
import { ImportQuestions } from './ImportQuestions.tsx';
import { useImport } from './use-import.ts';

const MEGABYTE = 1024 * 1024;

/** Brings the rows of a file into a list: what would happen is shown before anything does. */
export default function ImportDialog({ resource, onClose }: { resource: ClientResource; onClose: () => void }) {
  const { t } = useTranslation('import');
  const text = useText();
  const language = useLanguage();
  const flow = useImport(resource);
  const { step } = flow;
  const isBusy = step.kind === 'checking' || step.kind === 'importing';
  const live = useRef<HTMLDivElement>(null);
  // The pressed button has disappeared with its step.
  useEffect(() => {
    if (step.kind !== 'choose') live.current?.focus();
  }, [step.kind]);
  const number = (value: number) => formatNumber({ value, language });

  return (
    <Modal
      open
      width={760}
      title={t('title', { list: text(resource.label) })}
      closable={false}
      maskClosable={false}
      onCancel={onClose}
      // A file that misses its place must not be opened instead of the page.
      wrapProps={{ onDragOver: keepPage, onDrop: keepPage }}
      footer={
        <>
          {step.kind === 'choose' && <TemplateButton resource={resource} />}
          {(step.kind === 'checked' || isBusy) && (
            <Button onClick={flow.again}>{isBusy ? t('cancel') : t('another')}</Button>
          )}
          <Button onClick={onClose}>{t('close')}</Button>
          {step.kind === 'checked' && (
            <ImportButton answer={step.answer} onWrite={(isPartial) => flow.write(step.file, isPartial)} />
          )}
        </>
      }
    >
      <Flex vertical gap="middle">
        {step.kind === 'choose' && (
          <>
            {step.failed !== undefined && <Alert type="error" message={t('failed')} description={step.failed} />}
            <DropPlace onFile={flow.choose} />
            <Typography.Paragraph type="secondary">
              {t('limits', { rows: number(MAX_IMPORTED_ROWS), mb: MAX_IMPORTED_BYTES / MEGABYTE })}
              {resource.can.includes('export') && ` ${t('exportHint')}`}
            </Typography.Paragraph>
          </>
        )}
        <div ref={live} tabIndex={-1} aria-live="polite">
          {isBusy && (
            <>
              <p>{t(step.kind, { name: step.file.name })}</p>
              <Progress
                aria-label={t(step.kind, { name: step.file.name })}
                percent={100 * step.share}
                status="active"
                showInfo={false}
              />
            </>
          )}
          {(step.kind === 'checked' || step.kind === 'done') && (
            <>
              <p>
                <strong>{step.kind === 'done' ? t('done') : t('checked', { name: step.file.name })}</strong>{' '}
                {step.kind === 'checked' && t('nothing')}{' '}
                {isOldEncoding(step.answer.encoding) && t('encoding', { encoding: step.answer.encoding })}
                {step.kind === 'done' && step.answer.failed > 0 && t('skipped', { count: step.answer.failed })}
              </p>
              <ImportCounts answer={step.answer} />
            </>
          )}
        </div>
        {step.kind === 'checked' && (
          <ImportQuestions answer={step.answer} onChoose={(place, way) => flow.readAs(step.file, place, way)} />
        )}
        {(step.kind === 'checked' || step.kind === 'done') && step.answer.errors.length > 0 && (
          <ImportErrors answer={step.answer} fileName={step.file.name} />
        )}
        {step.kind === 'checked' && flow.mapping && (
          <ImportMapping
            answer={step.answer}
            mapping={flow.mapping}
            onChange={flow.setMapping}
            onCheck={() => flow.recheck(step.file)}
          />
        )}
      </Flex>
    </Modal>
  );
}

const keepPage = (event: { preventDefault: () => void }) => event.preventDefault();

/** Worth a look whether all letters are right. */
const isOldEncoding = (encoding: string | undefined): boolean => encoding !== undefined && encoding !== 'utf-8';

type ButtonProps = {
  readonly answer: { readonly created: number; readonly updated: number; readonly failed: number };
  readonly onWrite: (isPartial: boolean) => void;
};

/** All rows, or those without errors; nothing where nothing would change. */
function ImportButton({ answer: { created, updated, failed }, onWrite }: ButtonProps) {
  const { t } = useTranslation('import');
  const language = useLanguage();
  const count = formatNumber({ value: created + updated, language });
  if (created + updated === 0) return failed === 0 ? <p>{t('none')}</p> : null;
  return (
    <Button type="primary" onClick={() => onWrite(failed > 0)}>
      {t(failed > 0 ? 'doPartial' : 'do', { count })}
    </Button>
  );
}

function DropPlace({ onFile }: { readonly onFile: (file: File) => void }) {
  const { t } = useTranslation('import');
  return (
    <Dragger
      hasControlInside
      aria-label={t('choose')}
      accept=".xlsx,.csv,.txt"
      // A dropped file of another format gets a message, too.
      onDrop={({ dataTransfer }) => {
        const [file] = dataTransfer.files;
        if (file && !/\.(xlsx|csv|txt)$/iu.test(file.name)) onFile(file);
      }}
      multiple={false}
      showUploadList={false}
      beforeUpload={(file) => {
        onFile(file);
        return false;
      }}
    >
      <p>{t('drop')}</p>
      <Button type="primary">{t('choose')}</Button>
    </Dragger>
  );
}

function TemplateButton({ resource }: { readonly resource: ClientResource }) {
  const { t } = useTranslation('import');
  const text = useText();
  const config = useClientConfig();
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly failed?: string }>({ isBusy: false });
  const save = async () => {
    setState({ isBusy: true });
    try {
      const blob = await download({ path: `${resourcePath(config, resource.name)}/import-template.xlsx` });
      saveFile(blob, `${text(resource.label)}.xlsx`);
      setState({ isBusy: false });
    } catch (error) {
      setState({ isBusy: false, failed: asHttpError(error).message });
    }
  };
  return (
    <>
      {state.failed !== undefined && (
        <Typography.Text type="danger" role="alert">
          {state.failed}
        </Typography.Text>
      )}
      <Button loading={state.isBusy} onClick={() => void save()}>
        {t('getTemplate')}
      </Button>
    </>
  );
}
