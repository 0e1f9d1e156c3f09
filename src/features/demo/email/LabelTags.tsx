import { useTranslation } from 'react-i18next';
import { EMAIL_LABELS } from '../../../domain/demo/emails.ts';

/** The sign of a label; the word stands beside it. */
export const LabelDot = ({ label }: { readonly label: string }) => (
  <span aria-hidden="true" className={`k-email-dot k-email-dot-${label}`} />
);

/** Labels of an e-mail, in the order of the side bar. */
export function LabelTags({ labels }: { readonly labels: readonly string[] }) {
  const { t } = useTranslation('demo-email');
  const known = EMAIL_LABELS.filter((label) => labels.includes(label));
  if (known.length === 0) return null;
  return (
    <span className="k-email-labels">
      {known.map((label) => (
        <span key={label} className="k-email-label">
          <LabelDot label={label} />
          {t(`label.${label}`)}
        </span>
      ))}
    </span>
  );
}
