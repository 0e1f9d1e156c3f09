import Button from 'antd/es/button';
import Card from 'antd/es/card';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';

type PlayerProps = {
  /** Title of the selected lecture. */
  readonly title: string;
  /** Absent for the first and last one. */
  readonly onBack: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
};

/** A placeholder for a film: the demo has none and fetches none. */
export function Player({ title, onBack, onNext }: PlayerProps) {
  const { t } = useTranslation('demo-academy');
  return (
    <Card size="small" cover={<img src="/demo/courses/ui-ux.svg" alt="" />}>
      <Flex wrap gap="small" align="center">
        <Flex vertical flex="1 1 200px">
          <strong role="status">{title}</strong>
          <span className="k-muted">{t('noFilm')}</span>
        </Flex>
        <Button disabled={!onBack} onClick={onBack}>
          {t('back')}
        </Button>
        <Button disabled={!onNext} onClick={onNext}>
          {t('next')}
        </Button>
      </Flex>
    </Card>
  );
}
