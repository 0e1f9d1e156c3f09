import { useTranslation } from 'react-i18next';
import { Events } from '../parts/Events.tsx';
import { Faces } from '../parts/Faces.tsx';

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
      <Events
        events={STEPS.map((step) => ({
          key: step,
          title: t(`activity.${step}.title`),
          when: t(`activity.${step}.when`),
          text: t(`activity.${step}.text`),
          more: step === 'project' && <Faces faces={PEOPLE} />,
        }))}
      />
    </section>
  );
}
