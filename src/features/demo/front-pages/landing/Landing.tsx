import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Statistic from 'antd/es/statistic';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../parts/Avatar.tsx';
import { Sign } from '../../parts/Sign.tsx';
import { TileGrid } from '../../parts/TileGrid.tsx';
import type { SamplePageProps } from '../../../../engine/area-screens.ts';
import { FrontLayout } from '../FrontLayout.tsx';
import { PricingPlans } from '../pricing/PricingPlans.tsx';
import { PricingQuestions } from '../pricing/PricingQuestions.tsx';
import { LandingContactForm } from './LandingContactForm.tsx';
import { Hero } from './Hero.tsx';
import { Reviews } from './Reviews.tsx';
import { LandingSection } from './LandingSection.tsx';
import './landing.css';

const FEATURES = {
  calendar: 'CalendarOutlined',
  cleaning: 'ClearOutlined',
  channels: 'GlobalOutlined',
  money: 'WalletOutlined',
  owners: 'TeamOutlined',
  guests: 'HeartOutlined',
} as const;
const TEAM = ['Zeynep Aydın', 'Lucas Moreau', 'Clara Weiss', 'Rohan Mehta'] as const;
const NUMBERS = ['homes', 'nights', 'rating', 'answer'] as const;

/** `/front-pages/landing-page`: a visitor's first page. */
export function Landing({ preferences }: SamplePageProps) {
  const { t } = useTranslation('demo-front-pages');
  return (
    <FrontLayout title={t('landing.title')} active="landing" preferences={preferences}>
      <Hero />
      <LandingSection id="features" isTinted>
        <TileGrid width={260} isFilled>
          {Object.entries(FEATURES).map(([feature, icon]) => (
            <li key={feature} className="k-panel">
              <Sign icon={icon} />
              <h3>{t(`landing.feature.${feature}.title`)}</h3>
              <p className="k-muted">{t(`landing.feature.${feature}.text`)}</p>
            </li>
          ))}
        </TileGrid>
      </LandingSection>
      <LandingSection id="reviews">
        <Reviews />
      </LandingSection>
      <LandingSection id="team" isTinted>
        <TileGrid width={220} isFilled>
          {TEAM.map((name, at) => (
            <li key={name} className="k-panel" style={{ justifyItems: 'center', textAlign: 'center' }}>
              <Avatar name={name} picture={`/demo/avatars/${at + 3}.svg`} size="huge" />
              <h3>{name}</h3>
              <p className="k-muted">{t(`landing.work.${at}`)}</p>
            </li>
          ))}
        </TileGrid>
      </LandingSection>
      <LandingSection id="pricing">
        <PricingPlans level={3} />
      </LandingSection>
      <section className="k-front-section k-front-tinted" aria-label={t('landing.numbers.label')}>
        <Flex wrap gap="24px" justify="space-around" className="k-front-in">
          {NUMBERS.map((name) => (
            <Statistic key={name} title={t(`landing.numbers.${name}`)} value={t(`landing.number.${name}`)} />
          ))}
        </Flex>
      </section>
      <LandingSection id="questions">
        <PricingQuestions />
      </LandingSection>
      <section className="k-front-section k-front-band">
        <Flex wrap gap="16px" align="center" justify="space-between" className="k-front-in">
          <div style={{ textAlign: 'start' }}>
            <h2>{t('landing.call.title')}</h2>
            <p>{t('landing.call.text')}</p>
          </div>
          <Button type="primary" size="large" href="/front-pages/payment?plan=standard">
            {t('landing.call.button')}
          </Button>
        </Flex>
      </section>
      <LandingSection id="contact">
        <LandingContactForm />
      </LandingSection>
    </FrontLayout>
  );
}
