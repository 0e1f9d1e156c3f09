import { useTranslation } from 'react-i18next';
import { Tag } from '../../ui/Tag.tsx';

const COLORS: Readonly<Record<string, string>> = {
  WAITING: 'gold',
  SENDING: 'blue',
  SENT: 'green',
  FILED: 'gold',
  ERROR: 'red',
  BOUNCED: 'red',
};

/** The state of a message, as text and colour. */
export function StatusTag({ status }: { readonly status: string }) {
  const { t } = useTranslation('mail');
  return <Tag color={COLORS[status]}>{t(`status.${status}`)}</Tag>;
}
