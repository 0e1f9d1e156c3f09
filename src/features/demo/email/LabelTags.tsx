import Badge from 'antd/es/badge';
import { useTranslation } from 'react-i18next';
import { EMAIL_LABELS } from '../../../domain/demo/emails.ts';
import { Tag, Tags } from '../../../ui/Tag.tsx';

const COLORS: Readonly<Record<string, { readonly dot: string; readonly tag: string }>> = {
  private: { dot: 'var(--k-danger)', tag: 'red' },
  company: { dot: 'var(--k-chart-8)', tag: 'blue' },
  personal: { dot: 'var(--k-success)', tag: 'green' },
  important: { dot: 'var(--k-star)', tag: 'gold' },
};

/** The dot of a label; its name is beside it. */
export const LabelDot = ({ label }: { readonly label: string }) => (
  <Badge color={COLORS[label]?.dot ?? 'var(--k-muted)'} />
);

/** The labels of an e-mail, in the order of the side bar. */
export function LabelTags({ labels }: { readonly labels: readonly string[] }) {
  const { t } = useTranslation('demo-email');
  const known = EMAIL_LABELS.filter((label) => labels.includes(label));
  return (
    <Tags
      tags={known.map((label) => (
        <Tag key={label} color={COLORS[label]?.tag}>
          {t(`label.${label}`)}
        </Tag>
      ))}
    />
  );
}
