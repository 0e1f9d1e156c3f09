import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { REDUCED_MOTION, useMedia } from '../../../ui/use-media.ts';

type CarouselSetup = {
  readonly loop: boolean;
  /** ms per slide while playing; 0 = stopped. */
  readonly pace: number;
};

const ALL = -1;

/** A carousel's position and its controls; jumps without animation for people who prefer reduced motion. */
export function useCarousel({ loop, pace }: CarouselSetup) {
  const isStill = useMedia(REDUCED_MOTION);
  const [viewport, api] = useEmblaCarousel({ loop, align: 'start', slidesToScroll: 'auto' });
  const subscribe = useCallback(
    (listener: () => void) => {
      api?.on('select', listener).on('reInit', listener);
      return () => void api?.off('select', listener).off('reInit', listener);
    },
    [api],
  );
  const current = useSyncExternalStore(subscribe, () => api?.selectedScrollSnap() ?? 0);
  const count = useSyncExternalStore(subscribe, () => api?.scrollSnapList().length ?? 0);
  // A string, so that equal slides are equal values.
  const inView = useSyncExternalStore(subscribe, () => api?.slidesInView().join() ?? String(ALL));
  const go = useCallback((index: number) => api?.scrollTo(index, isStill), [api, isStill]);

  useEffect(() => {
    if (pace === 0 || !api) return undefined;
    const timer = setInterval(() => api.scrollNext(isStill), pace);
    return () => clearInterval(timer);
  }, [pace, api, isStill]);

  return {
    viewport,
    current,
    count,
    inView,
    go,
    before: () => api?.scrollPrev(isStill),
    after: () => api?.scrollNext(isStill),
    hasBefore: loop || current > 0,
    hasAfter: loop || current < count - 1,
  };
}
