import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';

const BARS = [46, 62, 38, 78, 90, 70, 54, 84] as const; // heights, in the drawing's own units

export function Hero() {
  const { t } = useTranslation('demo-front-pages');
  return (
    <section className="k-front-section k-front-band" aria-labelledby="hero-title">
      <div className="k-front-in">
        <h1 id="hero-title">{t('landing.hero.title')}</h1>
        <p>{t('landing.hero.text')}</p>
        <Flex wrap gap="12px" justify="center">
          <Button type="primary" size="large" href="#pricing">
            {t('landing.hero.button')}
          </Button>
          <Button size="large" href="#features">
            {t('landing.hero.more')}
          </Button>
        </Flex>
        <Drawing />
      </div>
    </section>
  );
}

/** A calendar and a chart as in the product, in the theme's colours: decoration only. */
function Drawing() {
  return (
    <svg className="k-landing-drawing" viewBox="0 0 640 240" aria-hidden="true">
      <rect fill="var(--k-surface)" x="1" y="1" width="638" height="238" rx="14" />
      <rect fill="var(--k-side)" x="1" y="1" width="96" height="238" rx="14" />
      {[0, 1, 2, 3, 4].map((row) => (
        <rect
          key={row}
          fill="var(--k-side-active)"
          x="18"
          y={34 + row * 30}
          width={row === 1 ? 62 : 50}
          height="10"
          rx="5"
        />
      ))}
      {[0, 1, 2, 3].map((row) => (
        <g key={row}>
          <rect fill="var(--k-border)" x="120" y={40 + row * 48} width="250" height="1" />
          <rect
            fill={`var(--k-chart-${[1, 2, 7, 4][row]})`}
            x={130 + ((row * 67) % 110)}
            y={50 + row * 48}
            width={70 + ((row * 41) % 60)}
            height="26"
            rx="8"
          />
        </g>
      ))}
      {BARS.map((height, at) => (
        <rect
          key={at}
          fill="var(--k-accent)"
          x={400 + at * 27}
          y={200 - height * 1.5}
          width="17"
          height={height * 1.5}
          rx="4"
        />
      ))}
    </svg>
  );
}
