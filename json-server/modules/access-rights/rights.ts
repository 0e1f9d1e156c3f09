import type { Page } from '../../../src/config/page-types.ts';
import type { EnumOption, Resource } from '../../../src/config/types.ts';
import { withGrant } from '../../../src/config/rights/grants-text.ts';
import { rightsMatrix } from '../../../src/config/rights/matrix.ts';
import { planRights } from '../../../src/config/rights/plan.ts';
import type { RightsChange, RightsFile, RightsMatrix } from '../../../src/config/rights/shapes.ts';
import { lineDiff } from '../../../src/domain/text/line-diff.ts';
import type { Caller } from '../../accounts/call.ts';
import { invalid } from '../../http/http-error.ts';
import type { FileChange } from '../../live/config-source.ts';
import { fingerprintOf } from '../../live/fingerprint.ts';
import type { Snapshot } from '../../live/snapshot.ts';
import { oncePer } from '../../../src/config/once-per.ts';

export const RIGHTS_ACCESS = { subject: 'AccessRights' } as const;

/** The roles, the highest first. */
export function rolesOf({ config }: Snapshot): readonly EnumOption[] {
  return [...(config.enums['role']?.options ?? [])].sort((a, b) => (b.rank ?? 0) - (a.rank ?? 0));
}

export const mayEdit = ({ policy }: Snapshot, role: string): boolean =>
  policy.can({ role, ...RIGHTS_ACCESS, action: 'edit' });

const knownMatrix = oncePer((snapshot: Snapshot): Omit<RightsMatrix, 'mayEdit'> => {
  const options = rolesOf(snapshot);
  return {
    roles: options.map(({ value, label }) => ({ name: value, label })),
    ...rightsMatrix({ config: snapshot.config, roles: options.map(({ value }) => value), can: snapshot.policy.can }),
  };
});

/** The matrix of roles and rights. */
export const matrixFor = (snapshot: Snapshot, { role, isPreview }: Caller): RightsMatrix => ({
  ...knownMatrix(snapshot),
  mayEdit: mayEdit(snapshot, role) && !isPreview,
});

/** A file's planned content beside its current one. */
export type PlannedFile = FileChange & { readonly before: string };

/** The files with the ticks applied. @throws HttpError 422 naming each change that no grant can make */
export function plannedFiles(snapshot: Snapshot, changes: readonly RightsChange[]): readonly PlannedFile[] {
  const roles = rolesOf(snapshot).map(({ value }) => value);
  const { grants, refusals } = planRights(snapshot.config, changes, roles);
  if (refusals.length > 0) {
    throw invalid(
      refusals.map(({ change: { entry, role, action }, key }) => ({
        field: [entry, role, action].map((name) => name.slice(0, 60)).join(' '),
        key: `rights.${key}`,
        params: { role: role.slice(0, 60), entry: entry.slice(0, 60), action: action.slice(0, 60) },
      })),
    );
  }
  const files = new Map<string, { before: string; text: string; grants: Record<string, readonly string[]> }>();
  for (const { entry, role, actions } of grants) {
    const before = snapshot.sources.get(entry.file);
    if (before === undefined) continue;
    const file = files.get(entry.file) ?? { before, text: before, grants: { ...entry.access.grants } };
    const text = withGrant({ text: file.text, role, actions, grants: file.grants });
    files.set(entry.file, { before, text, grants: { ...file.grants, [role]: actions } });
  }
  return [...files].map(([path, { before, text }]) => ({ path, before, text, seen: fingerprintOf(before) }));
}

export const shownFile = ({ path, before, text, seen }: PlannedFile): RightsFile => ({
  path,
  seen,
  diff: lineDiff(before, text),
});

/** Everything the role could do before and can no longer do. */
export function lostBy(role: string, before: Snapshot, after: Snapshot): readonly string[] {
  const entries: readonly (Resource | Page)[] = [
    ...Object.values(before.config.resources),
    ...Object.values(before.config.pages),
  ];
  return entries.flatMap((entry) => {
    const actions = 'fields' in entry ? ['list', 'show', 'create', 'edit', 'delete'] : [entry.access.action];
    const { subject } = entry.access;
    return actions
      .filter((action) => before.policy.can({ role, subject, action }) && !after.policy.can({ role, subject, action }))
      .map((action) => `${subject} ${action}`);
  });
}
