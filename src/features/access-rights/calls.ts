import type { RightsAnswer, RightsChange } from '../../config/rights/shapes.ts';
import type { Text } from '../../config/types.ts';
import type { SendSteps } from '../../engine/resource/use-send.ts';

const post =
  <Answer>(path: string, body: object): SendSteps<Answer> =>
  (send) =>
    send({ path, method: 'POST', body });

/** What the files would say; refused with what no grant can make. */
export const previewChanges = (changes: readonly RightsChange[]): SendSteps<RightsAnswer> =>
  post('/access-rights/changes', { changes, dryRun: true });

/** Refused when somebody was quicker. */
export const saveChanges = (changes: readonly RightsChange[], { files }: RightsAnswer): SendSteps<RightsAnswer> =>
  post('/access-rights/changes', { changes, seen: Object.fromEntries(files.map(({ path, seen }) => [path, seen])) });

export const takeBackChange = (id: string): SendSteps<RightsAnswer> => post('/access-rights/take-back', { id });

/** Refused for a role above the own. */
export const beginAsRole = (role: string): SendSteps<{ readonly role: string; readonly label: Text }> =>
  post('/role-previews', { role });
