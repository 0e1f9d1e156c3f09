// antd copies only from its Typography.
/** Puts a text on the clipboard, which browsers keep for pages that came over TLS. @returns whether it is there now */
export async function copyText(text: string): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return false;
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
