import { describe, expect, test } from 'vitest';
import { isTenantId } from './identifiers.ts';
import { slugOf } from './slug.ts';

describe('TN1 the id that a name suggests', () => {
  test.each([
    ['Işık Şehir Çiftliği', 'isik-sehir-ciftligi'],
    ['İSTANBUL GÜZEL ÖDÜL', 'istanbul-guzel-odul'],
    ['ÇAĞ & Oğulları Ltd. Şti.', 'cag-ogullari-ltd-sti'],
    ['  Deniz   Evi -- 2 ', 'deniz-evi-2'],
    ["Ali'nin Yeri", 'alinin-yeri'],
    ['Müller Ferienhäuser', 'muller-ferienhauser'],
    ['東京', ''],
    ['', ''],
  ])('%s → %s', (name, id) => {
    expect(slugOf(name, 30)).toBe(id);
  });

  test('a long name ends at a whole word and within the bounds', () => {
    const id = slugOf('Uzun İsimli Konaklama Hizmetleri ve Turizm Anonim Şirketi', 30);
    expect(id).toBe('uzun-isimli-konaklama');
    expect(isTenantId(slugOf('x'.repeat(80), 30))).toBe(true);
  });

  test('what it suggests is an id, or too short to be one', () => {
    for (const name of ['Aß', 'Öz', 'Çok-Çok—Uzun', 'a.b.c', '1 2 3 4', 'ĞÜŞİÖÇ', '---', 'I İ ı i']) {
      const id = slugOf(name, 30);
      expect(id.length < 3 || isTenantId(id), `${name} ${id}`).toBe(true);
    }
  });
});
