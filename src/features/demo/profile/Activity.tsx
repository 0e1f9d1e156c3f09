import { useTranslation } from 'react-i18next';
import { Faces } from './Faces.tsx';

const STEPS = ['invoice', 'meeting', 'project'] as const;
const PEOPLE = [
  { name: 'Ayşe', avatar: '/demo/avatars/2.svg' },
  { name: 'Lucas', avatar: '/demo/avatars/5.svg' },
  { name: 'Clara', avatar: '/demo/avatars/8.svg' },
];

/** What happened lately, the last first. No call tells it: the texts are the demo's own. */
export function Activity() {
  const { t } = useTranslation('demo-profile');
  return (
    <section className="k-panel">
      <h2>{t('activity.title')}</h2>
      <ol className="k-profile-timeline">
        {STEPS.map((step) => (
          <li key={step}>
            <p className="k-profile-timeline-head">
              <strong>{t(`activity.${step}.title`)}</strong>
              <span className="k-profile-muted">{t(`activity.${step}.when`)}</span>
            </p>
            <p className="k-profile-muted">{t(`activity.${step}.text`)}</p>
            {step === 'project' && <Faces faces={PEOPLE} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
