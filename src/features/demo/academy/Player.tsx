import Button from 'antd/es/button';
import Card from 'antd/es/card';
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
