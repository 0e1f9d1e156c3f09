import type { RightsAnswer, RightsChange } from '../../config/rights/shapes.ts';
import type { Text } from '../../config/types.ts';
import { request } from '../../providers/http.ts';

const post = async <Answer>(path: string, body: object): Promise<Answer> =>
  (await request<Answer>({ path, method: 'POST', body })).data;

/** What the files would say. @throws HttpError 422 with what no grant can make */
export const previewChanges = (changes: readonly RightsChange[]): Promise<RightsAnswer> =>
  post('/access-rights/changes', { changes, dryRun: true });

/** @throws HttpError 409 when somebody was quicker */
export const saveChanges = (changes: readonly RightsChange[], { files }: RightsAnswer): Promise<RightsAnswer> =>
  post('/access-rights/changes', { changes, seen: Object.fromEntries(files.map(({ path, seen }) => [path, seen])) });

/** @throws HttpError 409 */
export const takeBackChange = (id: string): Promise<RightsAnswer> => post('/access-rights/take-back', { id });

/** @throws HttpError 403 for a role above the own */
export const beginAsRole = (role: string): Promise<{ readonly role: string; readonly label: Text }> =>
  post('/role-previews', { role });
