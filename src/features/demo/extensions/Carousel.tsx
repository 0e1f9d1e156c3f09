import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCarousel } from './use-carousel.ts';
import './carousel.css';

export type Slide = { readonly key: string; readonly label: string; readonly content: ReactNode };

type CarouselProps = {
  readonly label: string;
  readonly slides: readonly Slide[];
  /** Slides beside each other on a wide screen. */
  readonly beside?: 1 | 3;
  readonly loop?: boolean;
  /** Offers a button for automatic playing. */
  readonly canPlay?: boolean;
};

const PACE = 4000; // ms

/**
 * Slides that are dragged or stepped through by buttons, dots or arrow keys, and never move on their own until started.
 */
export function Carousel({ label, slides, beside = 1, loop = false, canPlay = false }: CarouselProps) {
  const { t } = useTranslation('demo-extensions');
  const [isPlaying, setIsPlaying] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const { viewport, current, count, inView, go, before, after, hasBefore, hasAfter } = useCarousel({
    loop,
    pace: isPlaying && !isHeld ? PACE : 0,
  });
  const handleKeys = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, () => void>> = {
      ArrowLeft: before,
      ArrowRight: after,
      Home: () => go(0),
      End: () => go(count - 1),
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  };
  return (
    <section
      className={`k-carousel k-carousel-${beside}`}
      aria-roledescription={t('carousel.role')}
      aria-label={label}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
    >
      {/* Focusable, like every scrollable element. */}
      <div
        className="k-carousel-view"
        ref={viewport}
        role="group"
        aria-label={t('carousel.slides', { label })}
        tabIndex={0}
        onKeyDown={handleKeys}
      >
        <div className="k-carousel-slides" aria-live={isPlaying ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <div
              key={slide.key}
              className="k-carousel-slide"
              role="group"
              aria-roledescription={t('carousel.slide')}
              aria-label={t('carousel.place', { number: index + 1, of: slides.length, label: slide.label })}
              aria-hidden={count > 0 && !inView.split(',').includes(String(index))}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      <Flex wrap gap="small" align="center" justify="center" style={{ marginBlockStart: 10 }}>
        <Button aria-label={t('carousel.before')} disabled={!hasBefore} onClick={before}>
          ‹
        </Button>
        <Flex wrap gap="4px" role="group" aria-label={t('carousel.choose')}>
          {Array.from({ length: count }, (_, index) => (
            <Button
              key={index}
              type={index === current ? 'primary' : 'default'}
              shape="circle"
              size="small"
              aria-label={t('carousel.dot', { number: index + 1 })}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => go(index)}
            >
              {index + 1}
            </Button>
          ))}
        </Flex>
        <Button aria-label={t('carousel.after')} disabled={!hasAfter} onClick={after}>
          ›
        </Button>
        {canPlay && (
          <Button onClick={() => setIsPlaying(!isPlaying)}>{t(isPlaying ? 'carousel.pause' : 'carousel.play')}</Button>
        )}
      </Flex>
    </section>
  );
}
