import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { currentToasts, dismiss, subscribeToasts, type Toast } from '../../providers/notification.ts';

const SHOWN_FOR = { success: 4000, info: 6000, warning: 30_000, error: 10_000, progress: 30_000 }; // ms; errors take longer to read, warnings are to be acted on
const OFFERED_FOR = 12_000; // ms in which what was done is taken back with one press

/** The messages of the product. antd's own messages come from outside of React, and cannot be asked what they say. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts);
  return (
    <div className="k-stack k-toasts" role="region" aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.key} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast }: { readonly toast: Toast }) {
  const { t } = useTranslation('common');
  const { way } = toast;
  useEffect(() => {
    const timer = setTimeout(() => dismiss(toast.key), toast.way ? OFFERED_FOR : SHOWN_FOR[toast.type]);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <Alert
      className="k-toast"
      type={toast.type === 'progress' ? 'info' : toast.type}
      role={toast.type === 'error' || toast.type === 'warning' ? 'alert' : 'status'}
      showIcon
      message={<strong>{toast.message}</strong>}
      description={toast.description}
      action={
        way && (
          <Button
            type="link"
            onClick={() => {
              dismiss(toast.key);
              way.run();
            }}
          >
            {way.label}
          </Button>
        )
      }
      closable={{ 'aria-label': t('layout.dismiss') }}
      onClose={() => dismiss(toast.key)}
    />
  );
}
