import { useMemo } from 'react';
import type { NumberLook } from '../../config/page-types.ts';
import { formatFigure, formatPercent } from '../format.ts';
import { useLanguage, useText } from '../resource/use-text.ts';

/** Formats of a file's numbers: in full, and short for an axis. The same object until something changes. */
export function useNumberLook({ unit, currency }: NumberLook = {}) {
  const text = useText();
  const language = useLanguage();
  const behind = text(unit);
  return useMemo(() => {
    const write = (value: number, isShort: boolean) => {
      if (behind === '%') return formatPercent({ value, language });
      const number = formatFigure({ value, currency, language, isShort });
      return behind === '' ? number : `${number} ${behind}`;
    };
    return {
      format: (value: number) => write(value, false),
      formatShort: (value: number) => write(value, true),
    };
  }, [behind, currency, language]);
}
