import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_IMPORTED_BYTES, MOST_IMPORTED_ROWS } from '../../../config/import-limits.ts';
import type { ClientResource } from '../../../config/types.ts';
import { useClientConfig } from '../../../providers/config.ts';
import { download } from '../../../providers/files.ts';
import { resourcePath } from '../../../providers/list-request.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { useModal } from '../../../ui/use-modal.ts';
import { formatNumber } from '../../format.ts';
import { asHttpError } from '../../resource/as-http-error.ts';
import { useLanguage, useText } from '../../resource/use-text.ts';
import { ImportCounts } from './ImportCounts.tsx';
import { ImportErrors } from './ImportErrors.tsx';
import { ImportMapping } from './ImportMapping.tsx';
import { ImportQuestions } from './ImportQuestions.tsx';
import { useImport } from './use-import.ts';
import '../../../ui/control.css';
import '../../../ui/dialog.css';
import './import.css';

const MEGABYTE = 1024 * 1024;

/** Brings the rows of a file into a list: what would happen is shown before anything does. */
export default function ImportDialog({ resource, onClose }: { resource: ClientResource; onClose: () => void }) {
  const { t } = useTranslation('import');
  const text = useText();
  const language = useLanguage();
  const titleId = useId();
  const dialog = useModal(onClose);
  const flow = useImport(resource);
  const { step } = flow;
  const isBusy = step.kind === 'checking' || step.kind === 'importing';
  const live = useRef<HTMLDivElement>(null);
  // What was pressed is gone with its step.
  useEffect(() => {
    if (step.kind !== 'choose') live.current?.focus();
  }, [step.kind]);
  const number = (value: number) => formatNumber({ value, language });

  return (
    <dialog
      ref={dialog}
      className="k-dialog k-import"
      aria-labelledby={titleId}
      // A file that misses its place must not be opened instead of the page.
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => event.preventDefault()}
    >
      <h2 id={titleId}>{t('title', { list: text(resource.label) })}</h2>
      {step.kind === 'choose' && (
        <>
          {step.failed !== undefined && (
            <p className="k-import-failed" role="alert">
              <strong>{t('failed')}.</strong> {step.failed}
            </p>
          )}
          <DropPlace onFile={flow.choose} />
          <p className="k-import-note">
            {t('limits', { rows: number(MOST_IMPORTED_ROWS), mb: MOST_IMPORTED_BYTES / MEGABYTE })}
            {resource.can.includes('export') && ` ${t('exportHint')}`}
          </p>
        </>
      )}
      <div ref={live} tabIndex={-1} aria-live="polite" className="k-import-live">
        {isBusy && (
          <>
            <p>{t(step.kind, { name: step.file.name })}</p>
            <progress
              aria-label={t(step.kind, { name: step.file.name })}
              max={1}
              {...(step.share < 1 && { value: step.share })}
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
      <div className="k-dialog-ways">
        {step.kind === 'choose' && <TemplateButton resource={resource} />}
        {(step.kind === 'checked' || isBusy) && (
          <button type="button" className="k-control" onClick={flow.again}>
            {isBusy ? t('cancel') : t('another')}
          </button>
        )}
        <button type="button" className="k-control" onClick={onClose}>
          {t('close')}
        </button>
        {step.kind === 'checked' && (
          <ImportButton answer={step.answer} onWrite={(isPartial) => flow.write(step.file, isPartial)} />
        )}
      </div>
    </dialog>
  );
}

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
  if (created + updated === 0) return failed === 0 ? <p className="k-import-note">{t('none')}</p> : null;
  return (
    <button type="button" className="k-control k-control-main" onClick={() => onWrite(failed > 0)}>
      {t(failed > 0 ? 'doPartial' : 'do', { count })}
    </button>
  );
}

function DropPlace({ onFile }: { readonly onFile: (file: File) => void }) {
  const { t } = useTranslation('import');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <div
      className={isOver ? 'k-import-drop k-active' : 'k-import-drop'}
      onDragEnter={() => setIsOver(true)}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <p>{t('drop')}</p>
      <button type="button" className="k-control k-control-main" onClick={() => input.current?.click()}>
        {t('choose')}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('choose')}
        accept=".xlsx,.csv,.txt"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again, mended.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </div>
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
        <span className="k-import-failed" role="alert">
          {state.failed}
        </span>
      )}
      <button type="button" className="k-control" disabled={state.isBusy} onClick={() => void save()}>
        {t(state.isBusy ? 'templateBusy' : 'getTemplate')}
      </button>
    </>
  );
}
