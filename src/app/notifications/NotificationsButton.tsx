import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stroke } from '../../ui/Stroke.tsx';
import { useNotifications } from './use-notifications.ts';
import './notifications.css';

const NotificationsDrawer = lazy(() => import('./NotificationsDrawer.tsx'));

/** The server counts no further. */
const MOST = 99;

/** The bell: how much others did that this person has not seen, and the way to it. */
export default function NotificationsButton() {
  const { t } = useTranslation('notifications');
  const [isOpen, setIsOpen] = useState(false);
  const notifications = useNotifications();
  const { unread } = notifications;
  const label = unread > 0 ? t('buttonUnread', { count: unread > MOST ? `${MOST}+` : unread }) : t('title');
  return (
    <>
      <button
        type="button"
        className="k-top-button"
        aria-haspopup="dialog"
        aria-label={label}
        title={label}
        onClick={() => setIsOpen(true)}
      >
        <Stroke path="M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21.5h4" />
        {unread > 0 && (
          <span className="k-bell-count" aria-hidden="true">
            {unread > MOST ? `${MOST}+` : unread}
          </span>
        )}
      </button>
      {isOpen && (
        <Suspense>
          <NotificationsDrawer {...notifications} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
