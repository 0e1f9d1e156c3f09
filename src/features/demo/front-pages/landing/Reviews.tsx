import Button from 'antd/es/button';
import Card from 'antd/es/card';
import Flex from 'antd/es/flex';
import Rate from 'antd/es/rate';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { REDUCED_MOTION, useMedia } from '../../../../ui/use-media.ts';
import { Avatar } from '../../parts/Avatar.tsx';
import '../../extensions/carousel.css';
import { Who } from '../../parts/Who.tsx';

const WRITERS = ['Ayşe Kaya', 'Jonas Weber', 'Marie Dubois', 'Emre Şahin', 'Olivia Clark', 'Tomás Silva'] as const;

/** Customer reviews, a few at a time; arrows and dots navigate and show the position. */
export function Reviews() {
  const { t } = useTranslation('demo-front-pages');
  const isStill = useMedia(REDUCED_MOTION);
  const [view, carousel] = useEmblaCarousel({ align: 'start', loop: true, duration: isStill ? 0 : 24 });
  const subscribe = useCallback(
    (listener: () => void) => {
      carousel?.on('select', listener).on('reInit', listener);
      return () => {
        carousel?.off('select', listener).off('reInit', listener);
      };
    },
    [carousel],
  );
  const selected = useSyncExternalStore(subscribe, () => carousel?.selectedScrollSnap() ?? 0);
  return (
    <div
      className="k-carousel-3"
      role="group"
      aria-roledescription={t('landing.carousel')}
      aria-labelledby="reviews-title"
    >
      <div className="k-carousel-view" ref={view}>
        <ul className="k-carousel-slides">
          {WRITERS.map((name, at) => (
            <li
              key={name}
              className="k-carousel-slide"
              aria-label={t('landing.slide', { at: at + 1, of: WRITERS.length })}
            >
              <Card style={{ height: '100%' }}>
                <blockquote style={{ margin: 0 }}>{t(`landing.review.${at}.text`)}</blockquote>
                <Rate disabled value={5} aria-label={t('landing.stars')} style={{ marginBlock: 10 }} />
                <Who
                  sign={<Avatar name={name} picture={`/demo/avatars/${at + 1}.svg`} />}
                  title={name}
                  text={t(`landing.review.${at}.who`)}
                />
              </Card>
            </li>
          ))}
        </ul>
      </div>
      <Flex gap="16px" align="center" justify="center" style={{ marginBlockStart: 10 }}>
        <Button aria-label={t('landing.before')} onClick={() => carousel?.scrollPrev()}>
          ‹
        </Button>
        <span role="status">{t('landing.slide', { at: selected + 1, of: WRITERS.length })}</span>
        <Button aria-label={t('landing.next')} onClick={() => carousel?.scrollNext()}>
          ›
        </Button>
      </Flex>
    </div>
  );
}
