import { flushSync } from 'react-dom';
import type { Language } from '../../config/types.ts';
import { loadTexts } from '../../providers/i18n.ts';

type Print = { readonly language: Language; readonly before: () => void; readonly after: () => void };

/** Prints the page in a language that may differ from the screen's. */
export async function printIn({ language, before, after }: Print): Promise<void> {
  await loadTexts(language);
  flushSync(before);
  try {
    window.print();
  } finally {
    after();
  }
}
