import { useInvalidate } from '@refinedev/core';
import { useEffect, useRef, useState } from 'react';
import type { ClientResource } from '../../../config/types.ts';
import { useClientConfig } from '../../../providers/config.ts';
import { isAbort } from '../../../providers/http-error.ts';
import { resourcePath } from '../../../providers/list-request.ts';
import type { Way } from '../../../domain/text/two-ways.ts';
import type { ImportAnswer } from '../../../wire/import.ts';
import { asHttpError } from '../../resource/as-http-error.ts';
import { newKey } from '../../../providers/new-key.ts';
import { sendImport } from './send-import.ts';

/** A person's choices for the columns of a file. */
export type Mapping = {
  readonly columns: readonly string[];
  readonly key: string;
  /** How each column of dates or numbers is read; '' where nobody was asked. */
  readonly read: readonly (Way | '')[];
};
export type ImportStep =
  | { readonly kind: 'choose'; readonly failed?: string }
  | { readonly kind: 'checking' | 'importing'; readonly file: File; readonly share: number }
  | { readonly kind: 'checked' | 'done'; readonly file: File; readonly answer: ImportAnswer };

/** A file on its way into a list: chosen, tried, done. */
export function useImport(resource: ClientResource) {
  const config = useClientConfig();
  const invalidate = useInvalidate();
  const [step, setStep] = useState<ImportStep>({ kind: 'choose' });
  const [mapping, setMapping] = useState<Mapping>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (file: File, order: { isDryRun: boolean; isPartial?: boolean; mapping?: Mapping | undefined }) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const kind = order.isDryRun ? 'checking' : 'importing';
    setStep({ kind, file, share: 0 });
    try {
      const answer = await sendImport({
        path: resourcePath(config, resource.name),
        file,
        isDryRun: order.isDryRun,
        isPartial: order.isPartial ?? false,
        ...order.mapping,
        once: newKey(),
        onProgress: (share) => setStep({ kind, file, share }),
        signal: controller.signal,
      });
      const isDone = !answer.dryRun && (answer.errors.length === 0 || order.isPartial === true);
      setStep({ kind: isDone ? 'done' : 'checked', file, answer });
      if (isDone) {
        void invalidate({ resource: resource.name, invalidates: ['list', 'many', 'detail'] });
      } else {
        const columns = answer.columns.map(({ key }) => key ?? '');
        setMapping({
          columns,
          key: answer.key ?? 'none',
          read: answer.columns.map(({ twoWays }) => twoWays?.chosen ?? ''),
        });
      }
    } catch (error) {
      if (running.current !== controller) return;
      setStep(isAbort(error) ? { kind: 'choose' } : { kind: 'choose', failed: asHttpError(error).message });
    }
  };

  return {
    step,
    mapping,
    setMapping,
    choose: (file: File) => void run(file, { isDryRun: true }),
    recheck: (file: File) => void run(file, { isDryRun: true, mapping }),
    /** A column whose dates or numbers could be read in two ways is read in this one. */
    readAs: (file: File, place: number, way: Way) => {
      if (mapping === undefined) return;
      const read = mapping.read.map((own, index) => (index === place ? way : own));
      void run(file, { isDryRun: true, mapping: { ...mapping, read } });
    },
    write: (file: File, isPartial: boolean) => void run(file, { isDryRun: false, isPartial, mapping }),
    again: () => {
      running.current?.abort();
      setStep({ kind: 'choose' });
    },
  };
}
