import type { BankFileFormat } from '../../../domain/payment/bank-file/order.ts';
import { request } from '../../../providers/http.ts';
import { saveFile } from '../../../ui/save-file.ts';
import type { BankFile } from '../../../wire/statements.ts';

/** Fetches the bank file of a batch and hands it to the browser. @throws HttpError */
export async function saveBankFile(batchId: string, format: BankFileFormat): Promise<void> {
  const query = new URLSearchParams({ batchId, format }).toString();
  const { data } = await request<BankFile>({ path: `/statements/bank-file?${query}` });
  saveFile(new Blob([data.text], { type: data.type }), data.name);
}
