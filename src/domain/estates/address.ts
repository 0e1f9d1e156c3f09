/** `Papatya Sok. No: 4 D: 2, Yalıkavak, Bodrum`: the known parts of a home's address. @param address as stored */
export function addressLine(address: unknown): string {
  const parts = (address ?? {}) as { readonly [part: string]: unknown };
  const part = (name: string, before = ''): string => {
    const value = parts[name];
    return typeof value === 'string' && value !== '' ? `${before}${value}` : '';
  };
  const filled = (texts: readonly string[]) => texts.filter((text) => text !== '');
  const street = filled([part('street'), part('no', 'No: '), part('door', 'D: ')]).join(' ');
  return filled([street, part('neighbourhood'), part('district')]).join(', ');
}
