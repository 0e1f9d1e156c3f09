import { newEnforcer, newModelFromString, StringAdapter } from 'casbin';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createPolicy } from './access.ts';

const model = readFileSync('resources/_access.conf', 'utf8');
const rows = [
  ['p', 'SuperAdmin', '*', '*', 'allow'],
  ['p', 'admin', '*', '*', 'allow'],
  ['p', 'admin', 'Tenant', 'edit', 'deny'],
  ['p', 'Accounting', 'Payment', 'list', 'allow'],
  ['p', 'Accounting', 'Pay*', 'export', 'allow'],
  ['p', 'Accounting', 'Payment', 'delete', 'deny'],
  ['p', 'Investor', 'Statement', '*', 'allow'],
  ['g', 'clerk', 'Accounting'],
];
const ROLES = ['SuperAdmin', 'admin', 'Accounting', 'clerk', 'Investor', 'nobody'];
const SUBJECTS = ['Payment', 'Payout', 'Tenant', 'Statement', 'Unknown', '*'];
const ACTIONS = ['list', 'edit', 'export', 'delete'];
const questions = ROLES.flatMap((role) =>
  SUBJECTS.flatMap((subject) => ACTIONS.map((action) => ({ role, subject, action }))),
);

async function whole(text: string) {
  const adapter = new StringAdapter(rows.map((row) => row.join(', ')).join('\n'));
  return newEnforcer(newModelFromString(text), adapter);
}

test('answers as one enforcer of all rules would, denials, patterns and groups of roles included', async () => {
  const [policy, enforcer] = [await createPolicy({ model, rows }), await whole(model)];
  for (const { role, subject, action } of questions) {
    const expected = enforcer.enforceSync(role, subject, action);
    expect([role, subject, action, policy.can({ role, subject, action })]).toEqual([role, subject, action, expected]);
  }
  expect(questions.some((question) => policy.can(question))).toBe(true);
});

test('a model that compares otherwise is asked with all rules', async () => {
  // Here a rule of any subject allows.
  const loose = model.replace('keyMatch(r.obj, p.obj) && ', '');
  expect(loose).not.toBe(model);
  const [policy, enforcer] = [await createPolicy({ model: loose, rows }), await whole(loose)];
  for (const question of questions) {
    expect(policy.can(question)).toBe(enforcer.enforceSync(question.role, question.subject, question.action));
  }
  expect(policy.can({ role: 'Accounting', subject: 'Tenant', action: 'list' })).toBe(true);
});
