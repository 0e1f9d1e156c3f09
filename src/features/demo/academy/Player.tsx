import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';

type PlayerProps = {
  /** Title of the lecture that would be played. */
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
      <Flex component="figcaption" wrap gap="small" align="center" className="k-muted">
        <span style={{ flex: '1 1 200px' }}>{t('noFilm')}</span>
        <Button disabled={!onBack} onClick={onBack}>
          {t('back')}
        </Button>
        <Button disabled={!onNext} onClick={onNext}>
          {t('next')}
        </Button>
      </Flex>
    </figure>
  );
}
