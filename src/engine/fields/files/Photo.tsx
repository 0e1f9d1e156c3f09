import { useEffect, useRef, useState } from 'react';
import { isSafeImage } from '../safe-image.ts';
import type { ShownFile } from './file-value.ts';
import { pictureUrl } from './picture-urls.ts';

/** px below the fold at which a picture is asked for */
const AHEAD = '200px';

type PhotoProps = { readonly file: ShownFile; readonly alt: string; readonly className: string };

/** A picture of the product or of an upload; the latter is fetched when it comes into view, never before. */
export function Photo({ file, alt, className }: PhotoProps) {
  if (file.path !== undefined) {
    return isSafeImage(file.path) ? <img className={className} src={file.path} alt={alt} loading="lazy" /> : null;
  }
  return file.id === undefined ? null : <Fetched key={file.id} id={file.id} alt={alt} className={className} />;
}

function Fetched({ id, alt, className }: { readonly id: string } & Omit<PhotoProps, 'file'>) {
  const place = useRef<HTMLSpanElement>(null);
  const [url, setUrl] = useState<string>();
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    let isGone = false;
    const ask = (): void => {
      pictureUrl(id).then(
        (found) => isGone || setUrl(found),
        () => isGone || setIsLost(true),
      );
    };
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        ask();
      },
      { rootMargin: AHEAD },
    );
    if (place.current) watcher.observe(place.current);
    return () => {
      isGone = true;
      watcher.disconnect();
    };
  }, [id]);
  if (url !== undefined) return <img className={className} src={url} alt={alt} />;
  const state = isLost ? 'k-photo-lost' : 'k-photo-waits';
  return <span ref={place} className={`${className} ${state}`} role="img" aria-label={alt} aria-busy={!isLost} />;
}
