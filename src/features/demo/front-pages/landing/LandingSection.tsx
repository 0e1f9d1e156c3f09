import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type LandingSectionProps = {
  /** Id of the element, the target of the menu, and key of its texts. */
  readonly id: 'features' | 'reviews' | 'team' | 'pricing' | 'questions' | 'contact';
  readonly isTinted?: boolean;
  readonly children: ReactNode;
};

/** A part of the landing page under its heading. */
export function LandingSection({ id, isTinted = false, children }: LandingSectionProps) {
  const { t } = useTranslation('demo-front-pages');
  return (
    <section
      id={id}
      className={isTinted ? 'k-front-section k-front-tinted' : 'k-front-section'}
      aria-labelledby={`${id}-title`}
    >
      <div className="k-front-in">
        <h2 id={`${id}-title`} className="k-front-title">
          {t(`landing.section.${id}.title`)}
        </h2>
        <p className="k-muted k-front-lead">{t(`landing.section.${id}.text`)}</p>
        {children}
      </div>
    </section>
  );
}
