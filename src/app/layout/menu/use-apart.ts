import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../providers/notification.ts';
import { openApart } from '../../apart.ts';

/** Brings what a group keeps apart when somebody opens it; says so when it does not come. */
export function useApart(): {
  readonly waitingId: string | undefined;
  readonly bring: (groupId: string) => void;
} {
  const { t } = useTranslation('menu');
  const [waitingId, setWaitingId] = useState<string>();
  const bring = (groupId: string) => {
    setWaitingId(groupId);
    openApart(groupId)
      .catch((error: unknown) =>
        notify({
          key: `apart-${groupId}`,
          type: 'error',
          message: t('apartFailed'),
          description: error instanceof Error ? error.message : '',
        }),
      )
      .finally(() => setWaitingId(undefined));
  };
  return { waitingId, bring };
}
