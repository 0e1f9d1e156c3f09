import Card from 'antd/es/card';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Avatar } from '../parts/Avatar.tsx';
import { Who } from '../parts/Who.tsx';
import { Carousel, type Slide } from './Carousel.tsx';

const HOMES = ['villa-1', 'apartment-1', 'house-1', 'residence-1', 'villa-2'] as const;
const GUESTS = ['ingrid', 'tom', 'ayse', 'luca', 'marie', 'hans'] as const;

/** Two carousels: single pictures, and cards side by side. */
export default function CarouselScreen() {
  const { t } = useTranslation('demo-extensions');
  const homes = HOMES.map((name): Slide => {
    const label = t(`homes.${name}.name`);
    return {
      key: name,
      label,
      content: (
        <Card size="small" cover={<img className="k-carousel-picture" src={`/pictures/${name}.svg`} alt="" />}>
          <Card.Meta title={label} description={t(`homes.${name}.text`)} />
        </Card>
      ),
    };
  });
  const voices = GUESTS.map((name): Slide => {
    const label = t(`voices.${name}.name`);
    return {
      key: name,
      label,
      content: (
        <Card size="small" style={{ height: '100%' }}>
          <p>{t(`voices.${name}.text`)}</p>
          <Who sign={<Avatar name={label} size="small" />} title={label} />
        </Card>
      ),
    };
  });
  return (
    <>
      <PageHead title={t('carousel.title')} />
      <section className="k-panel">
        <h2>{t('carousel.pictures')}</h2>
        <p>{t('carousel.picturesText')}</p>
        <Carousel label={t('carousel.pictures')} slides={homes} loop canPlay />
      </section>
      <section className="k-panel">
        <h2>{t('carousel.cards')}</h2>
        <p>{t('carousel.cardsText')}</p>
        <Carousel label={t('carousel.cards')} slides={voices} beside={3} />
      </section>
    </>
  );
}
