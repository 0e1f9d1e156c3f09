import Button from 'antd/es/button';
import Select from 'antd/es/select';
import Space from 'antd/es/space';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RightsMatrix } from '../../config/rights/shapes.ts';
import { useSend } from '../../engine/resource/use-send.ts';
import { useText } from '../../engine/resource/use-text.ts';
import { startPreview } from '../../providers/preview.ts';
import { beginAsRole } from './calls.ts';

type ViewAsProps = { readonly roles: RightsMatrix['roles']; readonly chosen: string | null };

/** Previews the product as a role, in this tab, until the person leaves the banner. */
export function ViewAs({ roles, chosen }: ViewAsProps) {
  const { t } = useTranslation('access-rights');
  const text = useText();
  const [picked, setPicked] = useState<string>();
  const { send, isSending } = useSend({ failureKey: 'view-as' });
  // Until the page reloads, because further requests would be sent as that role.
  const [hasBegun, setHasBegun] = useState(false);
  const role = picked ?? chosen ?? 'Accounting';
  const handleBegin = async () => {
    const sent = await send(beginAsRole(role));
    if (!sent.isDone) return;
    setHasBegun(true);
    startPreview({ role: sent.data.role, name: text(sent.data.label) });
  };
  return (
    <Space.Compact>
      <Select
        aria-label={t('viewAs.role')}
        showSearch
        optionFilterProp="label"
        popupMatchSelectWidth={false}
        value={role}
        options={roles.map(({ name, label }) => ({ value: name, label: text(label) }))}
        onChange={setPicked}
      />
      <Button disabled={isSending || hasBegun} onClick={() => void handleBegin()}>
        {t('viewAs.go')}
      </Button>
    </Space.Compact>
  );
}
