import i18next from 'i18next';
import type { ClientResource, Json, Row } from '../../config/types.ts';
import { notify } from '../../providers/notification.ts';
import { asHttpError } from '../resource/as-http-error.ts';
import { isRestorable } from '../resource/restorable.ts';
import { newKey } from '../../providers/new-key.ts';
import { restoreCall } from '../resource/paths.ts';
import { tellWarnings } from '../resource/tell-warnings.ts';

/** Refine's own way to call. */
export type RestoreCall = (wanted: {
  readonly url: string;
  readonly method: 'post';
  readonly values: Readonly<Record<string, Json>>;
  readonly config: { readonly headers: { readonly [name: string]: string } };
  readonly successNotification: false;
  readonly errorNotification: false;
}) => Promise<{ readonly data: unknown }>;

type Restoring = {
  readonly resource: ClientResource;
  readonly id: string;
  readonly title: string;
  readonly call: RestoreCall;
  /** Brings the lists and pages up to date that the record is in again. */
  readonly refresh: (id: string) => Promise<unknown>;
};

/** Brings a deleted record back and says so, or why not. @returns whether it is back */
export async function callRestore({ resource, id, title, call, refresh }: Restoring): Promise<boolean> {
  try {
    const { data } = await call({
      url: restoreCall({ resource, id }),
      method: 'post',
      values: {},
      config: { headers: { 'Idempotency-Key': newKey() } },
      successNotification: false,
      errorNotification: false,
    });
    await refresh(id);
    notify({ type: 'success', message: i18next.t('trash:restored', { title }) });
    tellWarnings(data as Row);
    return true;
  } catch (error) {
    const { message, errors } = asHttpError(error);
    const reasons = Object.values(errors ?? {}).flat();
    notify({
      type: 'error',
      message: i18next.t('trash:refused', { title }),
      description: reasons.length > 0 ? reasons.join(' ') : message,
    });
    return false;
  }
}

/** Reports a deletion, with an undo button while the message is shown. */
export function tellDeleted(restoring: Restoring): void {
  const { resource, title } = restoring;
  notify({
    type: 'success',
    message: i18next.t('show:delete.done', { title }),
    ...(isRestorable(resource) && {
      way: { label: i18next.t('show:action.undo'), run: () => void callRestore(restoring) },
    }),
  });
}
