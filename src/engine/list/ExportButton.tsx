import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientResource } from '../../config/types.ts';
import { useClientConfig } from '../../providers/config.ts';
import { download } from '../../providers/files.ts';
import { isAbort } from '../../providers/http-error.ts';
import { listPath } from '../../providers/list-request.ts';
import { type FileFormat, FormatMenu } from '../../ui/FormatMenu.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { asHttpError } from '../resource/as-http-error.ts';
import { formatNumber } from '../format.ts';
import { useLanguage, useText } from '../resource/use-text.ts';
import type { ListControl } from './use-list-state.ts';

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly bytes: number }
  | { readonly kind: 'failed'; readonly message: string };

type ExportProps = { readonly resource: ClientResource; readonly control: ListControl };

/** All records of the list's question, whatever the page, as a file. */
export default function ExportButton({ resource, control }: ExportProps) {
  const { t } = useTranslation('list');
  const language = useLanguage();
  const text = useText();
  const config = useClientConfig();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const save = async (format: FileFormat) => {
    const controller = new AbortController();
    running.current = controller;
    setState({ kind: 'busy', bytes: 0 });
    try {
      const { sorter, filters } = control;
      const asked = listPath(config, {
        resource: resource.name,
        ...(sorter && { sorters: [sorter] }),
        filters: [...filters],
      });
      const [path = '', search = ''] = asked.split('?');
      const blob = await download({
        path: `${path}/export.${format}${search === '' ? '' : `?${search}`}`,
        signal: controller.signal,
        onBytes: (bytes) => setState({ kind: 'busy', bytes }),
      });
      saveFile(blob, `${text(resource.label)}.${format}`);
      setState({ kind: 'idle' });
    } catch (error) {
      setState(isAbort(error) ? { kind: 'idle' } : { kind: 'failed', message: asHttpError(error).message });
    }
  };

  const isBusy = state.kind === 'busy';
  const megabytes = isBusy ? Math.round(state.bytes / 100_000) / 10 : 0;
  return (
    <>
      <FormatMenu
        name={isBusy ? t('export.busy', { size: formatNumber({ value: megabytes, language }) }) : t('export.open')}
        words={{ open: t('export.open'), csv: t('export.csv'), xlsx: t('export.xlsx') }}
        onStop={isBusy ? () => running.current?.abort() : undefined}
        onSave={(format) => void save(format)}
      />
      {state.kind === 'failed' && (
        <span role="alert" style={{ color: 'var(--k-danger)' }}>
          {t('export.failed', { reason: state.message })}
        </span>
      )}
    </>
  );
}
