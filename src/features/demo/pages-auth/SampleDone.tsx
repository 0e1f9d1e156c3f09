import Button from 'antd/es/button';
import Card from 'antd/es/card';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** The honest end of a sample form. */
export function SampleDone({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useTranslation('demo-auth');
  const heading = useRef<HTMLHeadingElement>(null);
  // The form with the focus is gone: screen readers continue here.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card role="status">
      <h2 ref={heading} tabIndex={-1}>
        {t('done.title')}
      </h2>
      <p>{t('done.text')}</p>
      <Button type="primary" onClick={onAgain}>
        {t('done.again')}
      </Button>
    </Card>
  );
}
