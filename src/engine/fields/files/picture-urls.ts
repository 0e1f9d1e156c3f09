import { fetchFile } from '../../../providers/files.ts';
import { sessionKey } from '../../../providers/session.ts';

/** Pictures cached for those who come back to them; the longest unseen goes first. */
const MAX_CACHED_PICTURES = 120;
const urls = new Map<string, Promise<string>>();
let owner = '';

/**
 * An address of this page's own for a picture that only its reader may fetch. Asked for once, however often it is shown;
 * nothing of one person's is left for the next.
 */
export function pictureUrl(id: string): Promise<string> {
  if (sessionKey() !== owner) {
    for (const url of urls.values()) forget(url);
    urls.clear();
    owner = sessionKey();
  }
  const known = urls.get(id);
  const url = known ?? fetchFile(id).then((blob) => URL.createObjectURL(blob));
  urls.delete(id);
  urls.set(id, url);
  // A failed one may be requested again.
  if (!known) url.catch(() => urls.delete(id));
  const [oldest] = urls.size > MAX_CACHED_PICTURES ? urls : [];
  if (oldest) {
    urls.delete(oldest[0]);
    forget(oldest[1]);
  }
  return url;
}

function forget(url: Promise<string>): void {
  url.then((address) => URL.revokeObjectURL(address)).catch(() => undefined);
}
