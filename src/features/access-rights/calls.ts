import type { RightsAnswer, RightsChange } from '../../config/rights/shapes.ts';
import type { Text } from '../../config/types.ts';
import type { Steps } from '../../engine/resource/use-send.ts';

const post =
  <Answer>(path: string, body: object): Steps<Answer> =>
  (send) =>
    send({ path, method: 'POST', body });

/** What the files would say; refused with what no grant can make. */
export const previewChanges = (changes: readonly RightsChange[]): Steps<RightsAnswer> =>
  post('/access-rights/changes', { changes, dryRun: true });

/** Refused when somebody was quicker. */
export const saveChanges = (changes: readonly RightsChange[], { files }: RightsAnswer): Steps<RightsAnswer> =>
  post('/access-rights/changes', { changes, seen: Object.fromEntries(files.map(({ path, seen }) => [path, seen])) });

export const takeBackChange = (id: string): Steps<RightsAnswer> => post('/access-rights/take-back', { id });

/** Refused for a role above the own. */
export const beginAsRole = (role: string): Steps<{ readonly role: string; readonly label: Text }> =>
  post('/role-previews', { role });
