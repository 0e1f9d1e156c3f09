/**
 * What style elements must show to count (content security policy); undefined in tests.
 * Apart from `boot.ts`, so that the chunk of antd, which asks for it, takes nothing of the sign-in page along.
 */
export function styleNonce(): string | undefined {
  // The property: browsers hide the attribute from whoever reads the document.
  const nonce = document.getElementById('boot')?.nonce;
  return nonce === '' ? undefined : nonce;
}
