import { addDays, type IsoDate } from '../../../src/domain/calendar/iso-date.ts';
import type { Chat } from '../../../src/domain/demo/chats.ts';
import { PROFILE_USER } from '../../demo/collections.ts';

const person = (id: number, fullName: string, role: string, about: string, status: string) => ({
  id,
  fullName,
  role,
  about,
  avatar: `/demo/avatars/${((id - 1) % 12) + 1}.svg`,
  status,
});

/** The address book. The last one is who chats. */
export const CONTACTS = [
  person(1, 'Ayşe Kaya', 'Front desk manager', 'Knows every key and every guest by name.', 'online'),
  person(2, 'Lucas Bennett', 'Maintenance', 'If it drips, squeaks or flickers, tell me.', 'busy'),
  person(3, 'Nazlı Korkmaz', 'Accountant', 'Numbers before nine, coffee after.', 'offline'),
  person(4, 'Gökhan Demir', 'Housekeeping lead', 'Two teams, eleven vans, no Mondays off.', 'online'),
  person(5, 'Camille Laurent', 'Photographer', 'Chasing window light between two guests.', 'away'),
  person(6, 'Rohan Mehta', 'Developer', 'I make the boring parts disappear.', 'online'),
  person(7, 'Clara Moreau', 'Marketing', 'Collects good sentences and old postcards.', 'away'),
  person(8, 'Kerem Yılmaz', 'Owner relations', 'Fourteen owners, one calendar.', 'offline'),
  person(9, 'Hannah Keller', 'Agency partner', 'Sends families to the sea since 2009.', 'busy'),
  person(10, 'Pınar Doğan', 'Lawyer', 'Permits, contracts and the small print.', 'offline'),
  {
    ...person(PROFILE_USER, 'Zeynep Aydın', 'Operations', 'Keeps the days in the right order.', 'online'),
    settings: { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: false },
  },
] as const;

type Line = readonly [day: number, clock: string, fromMe: boolean, message: string];
type Plan = { readonly userId: number; readonly unseenMsgs: number; readonly lines: readonly Line[] };

const CHATS: readonly Plan[] = [
  {
    userId: 1,
    unseenMsgs: 1,
    lines: [
      [-1, '08:12', true, 'Good morning! Is the family for Sea View 3 arriving before two?'],
      [-1, '08:20', false, 'They land at eleven, so they will want to leave their bags.'],
      [-1, '08:21', true, 'Fine, the lockers downstairs are free.'],
      [-1, '18:40', false, 'They asked whether a cot would be possible for tonight.'],
    ],
  },
  {
    userId: 4,
    unseenMsgs: 0,
    lines: [
      [-2, '14:02', false, 'The washing machine in block B is stopping halfway again.'],
      [-2, '14:10', true, 'I will send Lucas. Can you use block A until tomorrow?'],
      [-2, '14:11', false, 'Yes, we move two loads over. Thanks.'],
    ],
  },
  {
    userId: 6,
    unseenMsgs: 2,
    lines: [
      [-3, '09:30', true, 'Could the daily list show the late departures first?'],
      [-3, '09:44', false, 'Easy. Do you want them on the phone as well?'],
      [-3, '09:45', true, 'Please, that is where we read it.'],
      [-1, '16:05', false, 'Done, it is on the test page.'],
      [-1, '16:06', false, 'Tell me if the order feels right.'],
    ],
  },
  {
    userId: 3,
    unseenMsgs: 0,
    lines: [
      [-6, '07:15', false, 'Three receipts are missing for the garden house.'],
      [-6, '11:48', true, 'Found two, the third is with the plumber. You have it by Friday.'],
    ],
  },
];

/** The chats; messages that were answered have been seen. */
export function makeChats(today: IsoDate): readonly Chat[] {
  return CHATS.map(({ userId, unseenMsgs, lines }, index) => ({
    id: index + 1,
    userId,
    unseenMsgs,
    messages: lines.map(([day, clock, isMine, message], at) => ({
      message,
      time: `${addDays(today, day)}T${clock}:00.000Z`,
      senderId: isMine ? PROFILE_USER : userId,
      feedback: { isSent: true, isDelivered: true, isSeen: at < lines.length - unseenMsgs },
    })),
  }));
}
