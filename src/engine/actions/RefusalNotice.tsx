import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import type { HttpError } from '../../providers/http-error.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { useText } from '../resource/use-text.ts';

/** The server's reason for refusing (a deletion lists what still refers to the record), and alternatives. */
export function RefusalNotice({ error }: { readonly error: HttpError }) {
  const { t } = useTranslation('show');
  const text = useText();
  const { resource } = useEngine();
  const allowed = listOf(error.body['allowed']).filter((name) => typeof name === 'string');
  return (
    <Alert
      type="error"
      message={error.message}
      description={
        allowed.length > 0 &&
        t('refusal.allowed', {
          actions: allowed.map((name) => text(resource.actions[name]?.label) || name).join(', '),
        })
      }
    />
  );
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
