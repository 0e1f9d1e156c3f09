import type { LatLng } from '../../config/fields/location.ts';
import type { Language } from '../../config/types.ts';
import { formatNumber } from '../format.ts';

/** `41.0422, 29.0083` / `41,0422; 29,0083`: what separates the two is never the decimal sign of the language. */
export function placeText({ lat, lng }: LatLng, language: Language): string {
  const [first, second] = [lat, lng].map((value) => formatNumber({ value, language }));
  return `${first ?? ''}${language === 'tr' ? ';' : ','} ${second ?? ''}`;
}
