import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FILE_TYPES, type FileKind } from '../../../config/file-kinds.ts';
import { uploadFile, type Uploaded } from '../../../providers/files.ts';
import type { FormStore } from './form-store.ts';
import { noteUpload } from './pending.ts';

/** One file on its way, or refused. */
export type Upload = {
  readonly key: number;
  readonly name: string;
  /** 0 – 1 */
  readonly share: number;
  readonly error?: string;
};

const MEGABYTE = 1024 * 1024;
let counter = 0;

/** Uploads chosen files one by one. Obvious problems are reported before sending; the server checks the bytes. */
export function useUploads({
  store,
  accept,
  maxBytes,
  prepare = (file) => Promise.resolve(file),
  onDone,
}: {
  /** The form that waits for them before it is saved. */
  readonly store?: FormStore;
  readonly accept: readonly FileKind[];
  readonly maxBytes: number;
  readonly prepare?: (file: File) => Promise<Blob>;
  readonly onDone: (uploaded: Uploaded) => void;
}) {
  const { t } = useTranslation('fields');
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const controllers = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const running = controllers.current;
    return () => {
      for (const controller of running.values()) controller.abort();
    };
  }, []);

  const change = (key: number, next: Partial<Upload>): void =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...next } : upload)));
  const drop = (key: number): void => {
    controllers.current.get(key)?.abort();
    controllers.current.delete(key);
    setUploads((all) => all.filter((upload) => upload.key !== key));
  };

  const send = async (file: File, key: number): Promise<void> => {
    const controller = new AbortController();
    controllers.current.set(key, controller);
    try {
      const blob = await prepare(file);
      if (blob.size > maxBytes) throw new Error(tooBig());
      const onProgress = (share: number): void => change(key, { share });
      const uploaded = await uploadFile({ file: blob, name: file.name, onProgress, signal: controller.signal });
      onDone(uploaded);
      drop(key);
    } catch (error) {
      if (controller.signal.aborted) return;
      change(key, { error: error instanceof Error ? error.message : String(error) });
    }
  };
  const tooBig = (): string => t('file.size', { mb: Math.round((maxBytes / MEGABYTE) * 10) / 10 });

  const start = (files: Iterable<File>): void => {
    for (const file of files) {
      const key = (counter += 1);
      // A name without a known ending has no type here; the server looks inside.
      const isKnown = file.type === '' || accept.some((kind) => FILE_TYPES[kind] === file.type);
      const error = isKnown ? undefined : t('file.kind', { kinds: kindNames(accept) });
      setUploads((all) => [...all, { key, name: file.name, share: 0, ...(error !== undefined && { error }) }]);
      if (!isKnown) continue;
      const sent = send(file, key);
      if (store) noteUpload(store, sent);
    }
  };
  return { uploads, start, drop };
}

/** `PDF, JPEG, PNG` */
export const kindNames = (kinds: readonly FileKind[]): string =>
  kinds.map((kind) => (kind === 'webp' ? 'WebP' : kind.toUpperCase())).join(', ');
