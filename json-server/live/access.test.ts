import { Enforcer, newEnforcer, newModelFromString, StringAdapter } from 'casbin';
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
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
  const policy = await createPolicy({ model, rows });
  const enforcer = await whole(model);
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
  const policy = await createPolicy({ model: loose, rows });
  const enforcer = await whole(loose);
  for (const question of questions) {
    expect(policy.can(question)).toBe(enforcer.enforceSync(question.role, question.subject, question.action));
  }
  expect(policy.can({ role: 'Accounting', subject: 'Tenant', action: 'list' })).toBe(true);
});

test('what is granted alike is asked once, however many resources there are and however often they change', async () => {
  const ACTIONS_OF_ALL = ['list', 'show', 'create', 'edit', 'delete', 'export', 'import'];
  const many = (count: number, own: string) => [
    ['p', 'SuperAdmin', '*', '*', 'allow'],
    ...Array.from({ length: count }, (_, index) => [
      ['p', 'Accounting', `Many${index}`, 'list', 'allow'],
      ['p', 'Investor', `Many${index}`, own, index === 7 ? 'deny' : 'allow'],
    ]).flat(),
  ];
  const asked = vi.spyOn(Enforcer.prototype, 'enforceSync');
  const questionsOf = async (count: number, own: string): Promise<number> => {
    asked.mockClear();
    const policy = await createPolicy({ model, rows: many(count, own) });
    for (const role of ROLES)
      for (let index = 0; index < count; index += 1)
        for (const action of ACTIONS_OF_ALL) policy.can({ role, subject: `Many${index}`, action });
    expect(policy.can({ role: 'Investor', subject: 'Many7', action: own })).toBe(false);
    expect(policy.can({ role: 'Investor', subject: 'Many8', action: own })).toBe(true);
    expect(policy.can({ role: 'Investor', subject: 'Others', action: own })).toBe(false);
    return asked.mock.calls.length;
  };
  const few = await questionsOf(20, 'show');
  expect(few).toBeLessThanOrEqual(2 * ROLES.length * ACTIONS_OF_ALL.length + 1);
  // Ten times as many equal rules, and the same again: every answer is cached.
  expect(await questionsOf(200, 'show')).toBe(0);
  // Two new sets of rules, and roles without any right.
  expect(await questionsOf(200, 'edit')).toBeLessThanOrEqual(2 * ROLES.length * ACTIONS_OF_ALL.length + 1);
  asked.mockRestore();
});
