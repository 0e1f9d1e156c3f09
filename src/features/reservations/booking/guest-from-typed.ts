/** What was typed to search a guest, as the beginning of a new one: an e-mail, a phone, or names. */
export function guestFromTyped(typed: string): { readonly [key: string]: string } {
  const text = typed.trim();
  if (text === '') return {};
  if (text.includes('@')) return { email: text };
  if (/^[+\d(][\d\s()./-]{4,}$/.test(text)) return { phone: text };
  const words = text.split(/\s+/);
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : '';
  const firstName = (words.length > 1 ? words.slice(0, -1) : words).join(' ');
  return { firstName, ...(lastName === '' ? {} : { lastName }) };
}
