import { useTranslation } from 'react-i18next';
import { Tag } from '../../ui/Tag.tsx';

const COLORS: Readonly<Record<string, string>> = {
  WAITING: 'gold',
  SENDING: 'blue',
  SENT: 'green',
  FILED: 'gold',
  ERROR: 'red',
};

type StatusTagProps = { readonly status: string; /** Into a file: nobody receives it. */ readonly isFiled: boolean };

/** The state of a message, in words and colour. */
export function StatusTag({ status, isFiled }: StatusTagProps) {
  const { t } = useTranslation('mail');
  const shown = status === 'SENT' && isFiled ? 'FILED' : status;
  return <Tag color={COLORS[shown]}>{t(`status.${shown}`)}</Tag>;
}
