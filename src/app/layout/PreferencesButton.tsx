import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { Stroke } from '../../ui/Stroke.tsx';
import { showDrawer } from '../drawers.ts';

/** The way to how the product looks. */
export function PreferencesButton() {
  const { t } = useTranslation('preferences');
  return (
    <Button
      type="text"
      icon={
        <Stroke path="M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM8 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z" />
      }
      aria-haspopup="dialog"
      aria-label={t('title')}
      title={t('title')}
      onClick={() => showDrawer('preferences')}
    />
  );
}
