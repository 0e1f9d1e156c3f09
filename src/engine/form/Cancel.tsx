import { useTranslation } from 'react-i18next';
import { LinkButton } from '../resource/LinkButton.tsx';

/** The way out of a form without saving. */
export function Cancel({ to }: { to: string }) {
  const { t } = useTranslation('form');
  return <LinkButton to={to}>{t('cancel')}</LinkButton>;
}
