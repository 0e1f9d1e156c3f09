import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuGroupEntries } from '../../../engine/menu.ts';
import { notify } from '../../../providers/notification.ts';
import { openApart } from '../../apart.ts';

/** Loads a group's separate part when somebody opens it; shows a message on failure. */
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
