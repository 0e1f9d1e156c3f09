import { newEnforcer, newModelFromString, StringAdapter } from 'casbin';
import type { Config } from '../src/config/types.ts';

/** One question to the policy. */
export type Question = { readonly role: string; readonly subject: string; readonly action: string };

export type Policy = {
  /** Whether the role may ever do this; asked of casbin once, then remembered. */
  readonly can: (question: Question) => boolean;
  /** Whether a rule names the subject, so that a route cannot be guarded by a name nobody wrote down (S25). */
  readonly names: (subject: string) => boolean;
};

/**
 * Builds the enforcer of one configuration. The tenant is deliberately not part of it: partitions of the store keep
 * tenants apart, and casbin's domains have an open wrong-answer report.
 */
export async function createPolicy({ model, rows }: Config['policy']): Promise<Policy> {
  const text = rows.map((row) => row.join(', ')).join('\n');
  const enforcer = await newEnforcer(newModelFromString(model), new StringAdapter(text));
  const subjects = new Set(rows.filter((row) => row[0] === 'p').map((row) => row[2]));
  const answers = new Map<string, boolean>();
  return {
    can: ({ role, subject, action }) => {
      const key = `${role}\n${subject}\n${action}`;
      let answer = answers.get(key);
      if (answer === undefined) {
        answer = enforcer.enforceSync(role, subject, action);
        answers.set(key, answer);
      }
      return answer;
    },
    names: (subject) => subjects.has(subject),
  };
}
