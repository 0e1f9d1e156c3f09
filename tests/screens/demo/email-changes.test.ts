import { expect, test } from 'vitest';
import { sampleEmails } from './samples.ts';
import { emailsMeta, selectEmails } from '../../../src/domain/demo/emails.ts';
import {
  answerAfterChange,
  type EmailEdit,
  withOwnMails,
  type Mails,
} from '../../../src/features/demo/email/changes.ts';
import { type Folder, FOLDERS, questionAt } from '../../../src/features/demo/email/question.ts';

const ALL = sampleEmails();
const CHANGES: readonly EmailEdit[] = [
  { data: { isStarred: true } },
  { data: { isRead: false } },
  { data: { isRead: true } },
  { data: { isDeleted: true } },
  { data: { isDeleted: false, folder: 'spam' } },
  { label: 'company' },
];
const answerTo = (emails: typeof ALL, filter: Folder): Mails => ({
  emails: selectEmails(emails, { filter, label: undefined, q: '' }),
  emailsMeta: emailsMeta(emails),
});

test.each(FOLDERS.flatMap((filter) => CHANGES.map((change) => [filter, change] as const)))(
  'in %s, what is shown after %o is what the server will answer',
  (filter, change) => {
    const before = answerTo(ALL, filter);
    const ids = before.emails.slice(0, 2).map(({ id }) => id);
    const question = { filter, label: undefined, q: '' };
    const shown = answerAfterChange(before, question, { ...change, ids });
    const after = ALL.map((email) => {
      if (!ids.includes(email.id)) return email;
      const labels = email.labels.includes('company')
        ? email.labels.filter((one) => one !== 'company')
        : [...email.labels, 'company'];
      return { ...email, ...change.data, ...(change.label && { labels }) };
    });
    expect(shown).toEqual(answerTo(after, filter));
  },
);

test('own mails stand among the others, and count', () => {
  const before = answerTo(ALL, 'draft');
  const own = { ...ALL[0]!, id: -1, folder: 'draft', time: '2027-01-01T00:00:00.000Z' };
  const after = withOwnMails(before, [own], { filter: 'draft', label: undefined, q: '' });
  expect(after.emails[0]?.id).toBe(-1);
  expect(after.emailsMeta.draft).toBe(before.emailsMeta.draft + 1);
  expect(withOwnMails(before, [own], { filter: 'draft', label: undefined, q: 'no such' }).emails).toEqual([]);
});

test.each([
  [{}, { filter: 'inbox', label: undefined }],
  [{ filter: 'trashed' }, { filter: 'trashed', label: undefined }],
  [{ label: 'private' }, { filter: 'inbox', label: 'private' }],
  [{ filter: 'nowhere' }, undefined],
  [{ label: 'nothing' }, undefined],
])('the address %o asks for %o', (address, expected) => {
  expect(questionAt(address, 'x')).toEqual(expected && { ...expected, q: 'x' });
});
