/**
 * The nonce of style elements (content security policy); undefined in tests. Separate from `boot.ts`, so that antd's
 * chunk, which uses it, does not load parts of the sign-in page.
 */
export function styleNonce(): string | undefined {
  // The property, because browsers hide the attribute.
  const nonce = document.getElementById('boot')?.nonce;
  return nonce === '' ? undefined : nonce;
}

/**
 * Adds the nonce to style elements created by scripts. antd passes it to its sheets, but not to those of its scroll
 * lock, scroll bar measurement and feature test; markup from elsewhere still has none.
 */
export function nonceOnStyles(nonce: string): void {
  const create = Reflect.get(document, 'createElement');
  Reflect.set(document, 'createElement', (...named: [string]) => {
    const element: unknown = Reflect.apply(create, document, named);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  });
}
