/** A text with a capital first letter; in Turkish that of `i` is `İ`, whatever the machine's language. */
export function capital(text: string, language: string): string {
  const [first = ''] = text;
  const head = language === 'tr' && first === 'i' ? 'İ' : first.toUpperCase();
  return head + text.slice(first.length);
}
