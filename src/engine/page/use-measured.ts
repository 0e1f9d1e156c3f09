import { useTranslation } from 'react-i18next';
import { useEngine } from '../resource/EngineContext.tsx';
import { useText } from '../resource/use-text.ts';
import type { Measure } from './measure.ts';

/** The measured figure in words: how many, a field, or the average of a field. */
export function useMeasured({ of, how }: Measure): string {
  const { t } = useTranslation('page');
  const text = useText();
  const { resource } = useEngine();
  if (of === undefined) return t('count');
  const field = text(resource.fields[of]?.label);
  return how === 'average' ? t('averageOf', { field }) : field;
}
