/** Comments, literal text, instructions and tags; a `<` that begins none of them stands alone. */
const MARKUP =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(\/?)([\p{L}_][\p{L}\p{N}_:.-]*)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>|</gu;

/**
 * Where the tags of an XML document without a document type stop forming one root with everything closed in order, as
 * an offset in the text; undefined = nowhere. Linear: it stops at the first error.
 */
export function brokenAt(text: string): number | undefined {
  const open: { readonly name: string; readonly at: number }[] = [];
  let roots = 0;
  for (const { 0: whole, 1: slash, 2: name, 3: rest = '', index: at } of text.matchAll(MARKUP)) {
    if (whole === '<') return at;
    if (name === undefined) continue;
    if (slash === '/') {
      if (open.pop()?.name !== name) return at;
      continue;
    }
    if (open.length === 0 && ++roots > 1) return at;
    if (!rest.endsWith('/')) open.push({ name, at });
  }
  if (roots === 0) return 0;
  return open.at(-1)?.at;
}
