import { expect, test } from 'vitest';
import { judgePermit } from './judge-permit.ts';

type Asked = Parameters<typeof judgePermit>[0];
const stay: Asked['record'] = {
  status: 'SUCCESSFUL',
  estateId: 'e1',
  checkIn: '2027-03-01',
  checkOut: '2027-03-10',
};
const held = { ...stay, status: 'PENDING' } as const;
const excused = { ...stay, permitOverrideReason: 'promised' };
const missing = { key: 'permit.missing', params: { code: 'H1' } } as const;
const refused = { refused: { status: 409, field: 'estateId', ...missing } };
const told = { field: 'estateId', ...missing };
const never = () => {
  throw new Error('is not to be asked');
};
const judge = (asked: Partial<Asked>) =>
  judgePermit({
    record: stay,
    before: undefined,
    today: '2027-02-01',
    isChannels: false,
    home: 'H1',
    reason: () => missing,
    longContracts: never,
    ...asked,
  });
const fine = { set: {}, warnings: [] };
const long = { ...stay, checkOut: '2027-09-01' };

test.each<[string, Partial<Asked>, object]>([
  ['with a permit it is confirmed', { reason: () => undefined }, fine],
  ['without one it is not', {}, refused],
  ['nor when it was held', { before: held }, refused],
  ['held, it is told', { record: held }, { set: {}, warnings: [told] }],
  ['a reason of this write allows it', { record: excused, before: held }, fine],
  ['one of an earlier write does not', { record: excused, before: { ...excused, status: 'PENDING' } }, refused],
  ['but holds for the confirmed stay', { record: { ...excused, checkOut: '2027-03-12' }, before: excused }, fine],
  [
    'and for the finished one',
    { record: { ...excused, checkOut: '2027-03-12' }, before: { ...excused, status: 'FINISHED' } },
    fine,
  ],
  ['in its own home only', { record: { ...excused, estateId: 'e2' }, before: excused }, refused],
  [
    'a reason without a confirmation is not kept',
    { record: { ...held, permitOverrideReason: 'x' } },
    { set: { permitOverrideReason: null }, warnings: [told] },
  ],
  ['shortened, nothing new is asked', { record: { ...stay, checkOut: '2027-03-05' }, before: stay }, fine],
  ['nor of a stay that keeps its place', { record: stay, before: stay, reason: never }, fine],
  ['longer, it is', { record: { ...stay, checkOut: '2027-03-12' }, before: stay }, refused],
  ['earlier, it is', { record: { ...stay, checkIn: '2027-02-27' }, before: stay }, refused],
  ['a shorter one that was only held, too', { record: { ...stay, checkOut: '2027-03-05' }, before: held }, refused],
  [
    'a check-out of today is taken back unasked',
    { before: { ...stay, status: 'FINISHED', leftOn: '2027-02-01' }, reason: never },
    fine,
  ],
  ['a later one is asked', { before: { ...stay, status: 'FINISHED', leftOn: '2027-01-31' } }, refused],
  ['cancelled, nothing is asked', { record: { ...stay, status: 'CANCELLED' }, before: stay, reason: never }, fine],
  ['finished, too', { record: { ...stay, status: 'FINISHED' }, before: stay, reason: never }, fine],
  ['a channel’s is a conflict', { isChannels: true }, { set: { channelConflict: 'NO_PERMIT' }, warnings: [] }],
  [
    'also where it is held',
    { isChannels: true, record: held },
    { set: { channelConflict: 'NO_PERMIT' }, warnings: [told] },
  ],
  [
    'but not where it was shortened',
    { isChannels: true, record: { ...stay, checkOut: '2027-03-05' }, before: stay },
    fine,
  ],
  [
    'the conflict is settled by its confirmation',
    { before: { ...held, channelConflict: 'NO_PERMIT' }, reason: () => undefined },
    { set: { channelConflict: 'SOLVED' }, warnings: [] },
  ],
  [
    'and by its end',
    { record: { ...stay, status: 'CANCELLED' }, before: { ...held, channelConflict: 'NO_PERMIT' } },
    { set: { channelConflict: 'SOLVED' }, warnings: [] },
  ],
  ['not while it waits', { record: held, before: { ...held, channelConflict: 'NO_PERMIT' }, reason: never }, fine],
  [
    'nor when it waits again',
    { record: held, before: { ...stay, channelConflict: 'NO_PERMIT' }, reason: () => undefined },
    fine,
  ],
  ['nor while it stays as it is', { before: { ...stay, channelConflict: 'NO_PERMIT' }, reason: never }, fine],
  [
    'ES2: a fourth long contract warns',
    { record: long, reason: () => undefined, longContracts: () => 4 },
    { set: {}, warnings: [{ field: 'checkOut', key: 'permit.longContracts', params: { count: 4, code: 'H1' } }] },
  ],
  ['fewer do not', { record: long, reason: () => undefined, longContracts: () => undefined }, fine],
])('ES3 %s', (_, asked, answer) => expect(judge(asked)).toEqual(answer));
