import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RightsMatrix } from '../../config/rights/shapes.ts';
import { asHttpError } from '../../engine/resource/as-http-error.ts';
import { useText } from '../../engine/resource/use-text.ts';
import { notify } from '../../providers/notification.ts';
import { startPreview } from '../../providers/preview.ts';
import { beginAsRole } from './calls.ts';

type ViewAsProps = { readonly roles: RightsMatrix['roles']; readonly chosen: string | null };

/** The product as a role sees it, in this tab, until the banner is left. */
export function ViewAs({ roles, chosen }: ViewAsProps) {
  const { t } = useTranslation('access-rights');
  const text = useText();
  const [picked, setPicked] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const role = picked ?? chosen ?? 'Accounting';
  const handleBegin = async () => {
    setIsBusy(true);
    try {
      const begun = await beginAsRole(role);
      startPreview({ role: begun.role, name: text(begun.label) });
    } catch (error) {
      notify({ type: 'error', key: 'view-as', message: asHttpError(error).message });
      setIsBusy(false);
    }
  };
  return (
    <div className="k-rights-view k-controls">
      <select aria-label={t('viewAs.role')} value={role} onChange={(event) => setPicked(event.target.value)}>
        {roles.map(({ name, label }) => (
          <option key={name} value={name}>
            {text(label)}
          </option>
        ))}
      </select>
      <button type="button" className="k-control" disabled={isBusy} onClick={() => void handleBegin()}>
        {t('viewAs.go')}
      </button>
    </div>
  );
}
