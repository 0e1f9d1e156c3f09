import { useCallback } from 'react';
import type { Row, Text } from '../../config/types.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { filledRecordText } from './fill-template.ts';
import { nameOfRecord } from './name-of-record.ts';
import { useLanguage, useText } from '../resource/use-text.ts';

/** Templates about a record, in words. */
export function useRecordTexts() {
  const text = useText();
  const language = useLanguage();
  const { resource } = useEngine();
  const filled = useCallback(
    (template: Text | string | undefined, record: Row): string =>
      filledRecordText({
        record,
        resource,
        language,
        text,
        template: typeof template === 'string' ? template : text(template),
      }),
    [language, resource, text],
  );
  return {
    filled,
    /** A record as its page calls it: by the person it is about, not only by its number. */
    nameOf: (record: Row): string => nameOfRecord({ resource, record, language, text }),
  };
}
