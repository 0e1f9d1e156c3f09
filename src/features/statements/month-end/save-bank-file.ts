import type { BankFileFormat } from '../../../domain/payment/bank-file/order.ts';
import { asHttpError } from '../../../engine/resource/as-http-error.ts';
import { isAbort } from '../../../providers/http-error.ts';
import { request } from '../../../providers/http.ts';
import { notify } from '../../../providers/notification.ts';
import { saveFile } from '../../../ui/save-file.ts';
import type { BankFile } from '../../../wire/statements.ts';

/** Downloads the bank file of a batch; shows a notification if there is none. */
export async function saveBankFile(batchId: string, format: BankFileFormat): Promise<void> {
  const query = new URLSearchParams({ batchId, format }).toString();
  try {
    const { data } = await request<BankFile>({ path: `/statements/bank-file?${query}` });
    saveFile(new Blob([data.text], { type: data.type }), data.name);
  } catch (reason) {
    if (!isAbort(reason)) notify({ type: 'error', key: 'bank-file', message: asHttpError(reason).message });
  }
}
