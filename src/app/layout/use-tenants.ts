import { useWarnAboutChange } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import { ownTenants } from '../../providers/account.ts';
import type { OwnTenant } from '../../wire/sign-in.ts';
import { selectedTenant, selectTenant, sessionKey } from '../../providers/session.ts';
import { askToLeave } from '../leave.ts';

type Tenants = {
  readonly all: readonly OwnTenant[];
  /** Undefined until the answer is here. */
  readonly current: OwnTenant | undefined;
  /** Asks first when something that was typed is not saved. */
  readonly select: (id: string) => void;
};

const NONE: readonly OwnTenant[] = [];

/** The companies of the signed-in person; loaded when first needed. */
export function useTenants(isWanted: boolean): Tenants {
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
    if (id === current?.id) return;
    const go = () => {
      setWarnWhen(false);
      selectTenant(id);
    };
    if (warnWhen) askToLeave(go);
    else go();
  };
  return { all, current, select };
}
