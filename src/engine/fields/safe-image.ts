/** Pictures come from our own origin or from the record itself; a foreign address would tell its owner who looks. */
export function isSafeImage(source: string): boolean {
  if (/^data:image\/(png|jpeg|webp);base64,/.test(source)) return true;
  return source.startsWith('/') && !source.startsWith('//') && !source.includes('\\');
}
