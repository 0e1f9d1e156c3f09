import { useEffect, useRef, useState } from 'react';
import { isSafeImage } from '../safe-image.ts';
import type { ShownFile } from './file-value.ts';
import { pictureUrl } from './picture-urls.ts';

/** px below the fold at which a picture is asked for */
const AHEAD = '200px';

type PhotoProps = {
  readonly file: ShownFile;
  readonly alt: string;
  readonly className: string;
  /** Loaded at once: a printed picture is never scrolled to. */
  readonly isEager?: boolean;
};

/** A picture of the product or of an upload; it is fetched when it comes into view, not before. */
export function Photo({ file, alt, className, isEager = false }: PhotoProps) {
  if (file.path !== undefined) {
    if (!isSafeImage(file.path)) return null;
    return <img className={className} src={file.path} alt={alt} loading={isEager ? 'eager' : 'lazy'} />;
  }
  if (file.id === undefined) return null;
  return <Fetched key={file.id} id={file.id} alt={alt} className={className} isEager={isEager} />;
}

type FetchedProps = Required<Omit<PhotoProps, 'file'>> & { readonly id: string };

function Fetched({ id, alt, className, isEager }: FetchedProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [url, setUrl] = useState<string>();
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    let isCancelled = false;
    const ask = (): void => {
      pictureUrl(id).then(
        (found) => isCancelled || setUrl(found),
        () => isCancelled || setIsLost(true),
      );
    };
    if (isEager) {
      ask();
      return () => {
        isCancelled = true;
      };
    }
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
      isCancelled = true;
      watcher.disconnect();
    };
  }, [id, isEager]);
  if (url !== undefined) return <img className={className} src={url} alt={alt} />;
  const state = isLost ? 'k-photo-lost' : 'k-photo-waits';
  return <span ref={place} className={`${className} ${state}`} role="img" aria-label={alt} aria-busy={!isLost} />;
}
