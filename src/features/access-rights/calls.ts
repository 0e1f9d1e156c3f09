import type { RightsAnswer, RightsChange } from '../../config/rights/shapes.ts';
import type { Text } from '../../config/types.ts';
import type { SendSteps } from '../../engine/resource/use-send.ts';

const post =
  <Answer>(path: string, body: object): SendSteps<Answer> =>
  (send) =>
    send({ path, method: 'POST', body });

/** Previews the files; fails for changes that no grant can make. */
export const previewChanges = (changes: readonly RightsChange[]): SendSteps<RightsAnswer> =>
  post('/access-rights/changes', { changes, dryRun: true });

/** Fails if somebody else was faster. */
export const saveChanges = (changes: readonly RightsChange[], { files }: RightsAnswer): SendSteps<RightsAnswer> =>
  post('/access-rights/changes', { changes, seen: Object.fromEntries(files.map(({ path, seen }) => [path, seen])) });

export const takeBackChange = (id: string): SendSteps<RightsAnswer> => post('/access-rights/take-back', { id });

/** Fails for a role above one's own. */
export const beginAsRole = (role: string): SendSteps<{ readonly role: string; readonly label: Text }> =>
  post('/role-previews', { role });
