/**
 * What style elements must show to count (content security policy); undefined in tests.
 * Apart from `boot.ts`, so that the chunk of antd, which asks for it, takes nothing of the sign-in page along.
 */
export function styleNonce(): string | undefined {
  // The property: browsers hide the attribute from whoever reads the document.
  const nonce = document.getElementById('boot')?.nonce;
  return nonce === '' ? undefined : nonce;
}

/**
 * Lets what scripts put into style elements count. antd is told the nonce and hands it to its sheets, but not to those of
 * its scroll lock, of the measure of scroll bars and of its feature test; markup that comes from elsewhere still has none.
 */
export function nonceOnStyles(nonce: string): void {
  const create = Reflect.get(document, 'createElement');
  Reflect.set(document, 'createElement', (...named: [string]) => {
    const element: unknown = Reflect.apply(create, document, named);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  });
}
