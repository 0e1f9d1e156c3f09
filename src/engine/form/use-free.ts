import { useEffect, useState } from 'react';
import { plainText } from '../../config/values.ts';
import type { Json } from '../../config/types.ts';
import { request } from '../../providers/http.ts';
import { useEngine } from '../resource/EngineContext.tsx';

/** ms after the last keystroke */
const WAIT = 350;

/**
 * Asks the server, a moment after the last keystroke, whether nobody has these values: one of a unique field, or those
 * of fields that are unique together. Without an answer nothing is said: saving asks again.
 * @param values undefined = there is nothing to ask
 * @param own id of the record itself, which may have them
 */
export function useFree(
  values: Readonly<Record<string, Json>> | undefined,
  own: string | undefined,
): boolean | undefined {
  const { resource } = useEngine();
  const [known, setKnown] = useState<{ readonly path: string; readonly isFree: boolean }>();
  const texts = Object.entries(values ?? {}).map(([name, value]) => [name, plainText(value)]);
  const query = new URLSearchParams(texts).toString();
  const path = `/${resource.api.path}${own === undefined ? '' : `/${own}`}/_free?${query}`;
  // What no server knows (an example) has no address.
  const isAsked = values !== undefined && resource.api.path !== '';
  useEffect(() => {
    if (!isAsked) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      request<{ free: boolean }>({ path, signal: controller.signal })
        .then(({ data }) => setKnown({ path, isFree: data.free }))
        .catch(() => undefined);
    }, WAIT);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isAsked, path]);
  return isAsked && known?.path === path ? known.isFree : undefined;
}
