import { plainText } from '../../config/values.ts';
import type { Json } from '../../config/types.ts';
import type { FreeAnswer } from '../../wire/meta.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { useAnswer } from '../resource/use-answer.ts';

/** ms after the last keystroke */
const WAIT = 350;

/**
 * Asks the server, a moment after the last keystroke, whether no other record has these values of unique fields.
 * Without an answer it shows nothing: saving asks again.
 * @param values undefined = there is nothing to ask
 * @param own id of the record itself, which may have them
 */
export function useIsFree(
  values: Readonly<Record<string, Json>> | undefined,
  own: string | undefined,
): boolean | undefined {
  const { resource } = useEngine();
  const texts = Object.entries(values ?? {}).map(([name, value]) => [name, plainText(value)]);
  const query = new URLSearchParams(texts).toString();
  const path = `/${resource.api.path}${own === undefined ? '' : `/${own}`}/_free?${query}`;
  // A resource without a server (an example) has no address.
  const isAsked = values !== undefined && resource.api.path !== '';
  const { data, isCurrent } = useAnswer<FreeAnswer>(isAsked ? path : undefined, { pause: WAIT });
  return isAsked && isCurrent ? data?.free : undefined;
}
