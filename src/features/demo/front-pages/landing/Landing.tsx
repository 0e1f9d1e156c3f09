import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/Icon.tsx';
import { Avatar } from '../../parts/Avatar.tsx';
import type { SamplePageProps } from '../../../../engine/area-screens.ts';
import { FrontLayout } from '../FrontLayout.tsx';
import { PricingPlans } from '../pricing/PricingPlans.tsx';
import { PricingQuestions } from '../pricing/PricingQuestions.tsx';
import { ContactForm } from './ContactForm.tsx';
import { Hero } from './Hero.tsx';
import { Reviews } from './Reviews.tsx';
import { Section } from './Section.tsx';
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

/** `/front-pages/landing-page`: what a visitor sees first. */
export function Landing({ preferences }: SamplePageProps) {
  const { t } = useTranslation('demo-front-pages');
  return (
    <FrontLayout title={t('landing.title')} active="landing" preferences={preferences}>
      <Hero />
      <Section id="features" isTinted>
        <ul className="k-front-grid">
          {Object.entries(FEATURES).map(([feature, icon]) => (
            <li key={feature} className="k-front-card">
              <span className="k-front-mark">
                <Icon name={icon} />
              </span>
              <h3>{t(`landing.feature.${feature}.title`)}</h3>
              <p>{t(`landing.feature.${feature}.text`)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="reviews">
        <Reviews />
      </Section>
      <Section id="team" isTinted>
        <ul className="k-front-grid k-landing-team">
          {TEAM.map((name, at) => (
            <li key={name} className="k-front-card k-landing-person">
              <Avatar name={name} picture={`/demo/avatars/${at + 3}.svg`} size="huge" />
              <h3>{name}</h3>
              <p>{t(`landing.work.${at}`)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="pricing">
        <PricingPlans level={3} />
      </Section>
      <section className="k-front-section k-front-tinted" aria-label={t('landing.numbers.label')}>
        <dl className="k-front-in k-landing-numbers">
          {NUMBERS.map((name) => (
            <div key={name}>
              <dt>{t(`landing.numbers.${name}`)}</dt>
              <dd>{t(`landing.number.${name}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Section id="questions">
        <PricingQuestions />
      </Section>
      <section className="k-landing-call">
        <div className="k-front-in">
          <div>
            <h2>{t('landing.call.title')}</h2>
            <p>{t('landing.call.text')}</p>
          </div>
          <a className="k-button" href="/front-pages/payment?plan=standard">
            {t('landing.call.button')}
          </a>
        </div>
      </section>
      <Section id="contact">
        <ContactForm />
      </Section>
    </FrontLayout>
  );
}
