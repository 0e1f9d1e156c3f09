import { useTranslation } from 'react-i18next';
import '../../../ui/control.css';

type PlayerProps = {
  /** Of the lecture that would be played. */
  readonly title: string;
  /** Absent at the first and the last one. */
  readonly onBack: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
};

/** Where a film would be: the demo has none, and none is fetched from elsewhere. */
export function Player({ title, onBack, onNext }: PlayerProps) {
  const { t } = useTranslation('demo-academy');
  return (
    <figure className="k-course-player">
      <div className="k-course-screen">
        <img src="/demo/courses/ui-ux.svg" alt="" />
        <p role="status">{title}</p>
      </div>
      <figcaption>
        <span>{t('noFilm')}</span>
        <button type="button" className="k-control" disabled={!onBack} onClick={onBack}>
          {t('back')}
        </button>
        <button type="button" className="k-control" disabled={!onNext} onClick={onNext}>
          {t('next')}
        </button>
      </figcaption>
    </figure>
  );
}
