import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuGroupEntries } from '../../../engine/menu.ts';
import { notify } from '../../../providers/notification.ts';
import { openApart } from '../../apart.ts';

/** Brings what a group keeps apart when somebody opens it; says so when it does not come. */
export function useApart({ id }: Pick<MenuGroupEntries, 'id'>): {
  readonly isWaiting: boolean;
  readonly bring: () => void;
} {
  const { t } = useTranslation('menu');
  const [isWaiting, setIsWaiting] = useState(false);
  const bring = () => {
    setIsWaiting(true);
    openApart(id)
      .catch((error: unknown) =>
        notify({
          key: `apart-${id}`,
          type: 'error',
          message: t('apartFailed'),
          description: error instanceof Error ? error.message : '',
        }),
      )
      .finally(() => setIsWaiting(false));
  };
  return { isWaiting, bring };
}
