import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { sayingWhy } from './saying-why.ts';
import { useWay } from './use-way.ts';

type WayButtonProps = { readonly path: string; readonly label: string };

/** A button that leads to another page, and shows beside itself why it cannot. */
export function WayButton({ path, label }: WayButtonProps) {
  const { t } = useTranslation('guest-page');
  const { isGoing, failure, go } = useWay(path);
  return (
    <>
      <Button type="primary" size="large" block loading={isGoing} onClick={go}>
        {label}
      </Button>
      {failure && <Alert type="error" showIcon message={sayingWhy(failure) ?? t('unreachable')} />}
    </>
  );
}
