import Badge from 'antd/es/badge';
import Button from 'antd/es/button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stroke } from '../../ui/Stroke.tsx';
import { useNotifications } from './use-notifications.ts';

const NotificationsDrawer = lazy(() => import('./NotificationsDrawer.tsx'));

/** The server counts no further. */
const MAX_COUNTED = 99;

/** The bell: how much others did that this person has not seen, and the way to it. */
export default function NotificationsButton() {
  const { t } = useTranslation('notifications');
  const [isOpen, setIsOpen] = useState(false);
  const notifications = useNotifications();
  const { unread } = notifications;
  const label =
    unread > 0 ? t('buttonUnread', { count: unread > MAX_COUNTED ? `${MAX_COUNTED}+` : unread }) : t('title');
  return (
    <>
      <Button
        type="text"
        icon={
          <Badge count={unread} overflowCount={MAX_COUNTED} size="small" color="var(--k-accent)" title="">
            <Stroke path="M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21.5h4" />
          </Badge>
        }
        aria-haspopup="dialog"
        aria-label={label}
        title={label}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <NotificationsDrawer {...notifications} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
