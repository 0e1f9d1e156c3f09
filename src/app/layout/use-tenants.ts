import { useWarnAboutChange } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type OwnTenant, ownTenants } from '../../providers/account.ts';
import { selectedTenant, selectTenant, sessionKey } from '../../providers/session.ts';

type Tenants = {
  readonly all: readonly OwnTenant[];
  /** Undefined until the answer is here. */
  readonly current: OwnTenant | undefined;
  /** Asks first when something that was typed is not saved. */
  readonly select: (id: string) => void;
};

const NONE: readonly OwnTenant[] = [];

/** The companies of the signed-in person; asked for when somebody first wants to see them. */
export function useTenants(isWanted: boolean): Tenants {
  const { t } = useTranslation('common');
  const { warnWhen, setWarnWhen } = useWarnAboutChange();
  const { data: all = NONE } = useQuery({
    queryKey: ['tenants', sessionKey()],
    queryFn: ({ signal }) => ownTenants(signal),
    enabled: isWanted,
    staleTime: Infinity,
  });
  // Nothing chosen yet means the own one, which comes first.
  const current = all.find(({ id }) => id === selectedTenant()) ?? all[0];
  const select = (id: string) => {
    if (id === current?.id || (warnWhen && !window.confirm(t('warnWhenUnsavedChanges')))) return;
    setWarnWhen(false);
    selectTenant(id);
  };
  return { all, current, select };
}
