import { addDays, type IsoDate } from '../../../src/domain/calendar/iso-date.ts';

/** Days from today, start and end hour in UTC (none = all day), title, calendar. */
type EventPlan = readonly [day: number, hours: readonly [number, number] | undefined, title: string, calendar: string];
const EVENTS: readonly EventPlan[] = [
  [-12, [7, 8], 'Owners’ breakfast', 'Business'],
  [-9, undefined, 'Autumn deep clean', 'ETC'],
  [-7, [15, 16], 'Dentist', 'Personal'],
  [-5, [9, 11], 'Photo session, Sea View flats', 'Business'],
  [-3, [17, 19], 'Deniz’s school play', 'Family'],
  [-1, [8, 9], 'Weekly pricing round', 'Business'],
  [0, [10, 11], 'Call with the linen supplier', 'Business'],
  [0, undefined, 'Fire extinguisher inspection', 'ETC'],
  [1, [13, 14], 'Interview: night reception', 'Business'],
  [2, [16, 18], 'Running group', 'Personal'],
  [4, undefined, 'Town market day', 'Holiday'],
  [6, [8, 9], 'Weekly pricing round', 'Business'],
  [8, [12, 15], 'Lunch with the grandparents', 'Family'],
  [11, undefined, 'Long weekend', 'Holiday'],
  [14, [9, 12], 'Quarterly review', 'Business'],
  [19, undefined, 'New Year’s preparations', 'ETC'],
  [25, undefined, 'Family trip to Bursa', 'Family'],
];

const at = (day: IsoDate, hour: number): string => `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;

export function makeEvents(today: IsoDate) {
  return EVENTS.map(([offset, hours, title, calendar], index) => {
    const day = addDays(today, offset);
    const [from, to] = hours ?? [0, 0];
    return {
      id: index + 1,
      url: '',
      title,
      start: at(day, from),
      end: hours === undefined ? at(addDays(day, 1), 0) : at(day, to),
      allDay: hours === undefined,
      extendedProps: { calendar },
    };
  });
}

/** Spec §4: the seed's boards; spec §9: three with six items. */
export const KANBAN_BOARDS = [
  { id: 1, title: 'In Progress', itemsIds: [1, 2], position: 0 },
  { id: 2, title: 'In Review', itemsIds: [3, 4], position: 1 },
  { id: 3, title: 'Done', itemsIds: [5, 6], position: 2 },
] as const;

const member = (number: number, name: string) => ({ img: `/demo/avatars/${number}.svg`, name });
const AYSE = member(1, 'Ayşe Kaya');
const LUCAS = member(2, 'Lucas Bennett');
const CLARA = member(7, 'Clara Moreau');
const GOKHAN = member(4, 'Gökhan Demir');

export function makeKanbanItems(today: IsoDate) {
  return [
    {
      id: 1,
      title: 'Check the calendar’s colours against the new palette',
      dueDate: addDays(today, 4),
      labels: ['UX'],
      members: [AYSE, LUCAS],
      comments: 'The pattern for blocked days is still hard to see in the dark theme.',
      attachments: 4,
      commentsCount: 12,
      image: '',
    },
    {
      id: 2,
      title: 'Photographs of the garden houses',
      dueDate: addDays(today, 9),
      labels: ['Images'],
      members: [CLARA],
      comments: '',
      attachments: 7,
      commentsCount: 3,
      image: '/demo/courses/art.svg',
    },
    {
      id: 3,
      title: 'Welcome letter in three languages',
      dueDate: addDays(today, 2),
      labels: ['Info', 'App'],
      members: [GOKHAN, CLARA],
      comments: 'Waiting for the Turkish proofreading.',
      attachments: 2,
      commentsCount: 5,
      image: '',
    },
    {
      id: 4,
      title: 'Map of bus stops near each house',
      dueDate: addDays(today, 6),
      labels: ['Code Review'],
      members: [LUCAS],
      comments: '',
      attachments: 1,
      commentsCount: 8,
      image: '',
    },
    {
      id: 5,
      title: 'Charts for the owners’ monthly report',
      dueDate: addDays(today, -3),
      labels: ['Charts & Maps'],
      members: [AYSE, GOKHAN, CLARA],
      comments: 'Numbers agree with the statement of last month.',
      attachments: 3,
      commentsCount: 17,
      image: '',
    },
    {
      id: 6,
      title: 'Shorter forms for quick requests',
      dueDate: addDays(today, -8),
      labels: ['UX', 'Forms'],
      members: [LUCAS, AYSE],
      comments: '',
      attachments: 0,
      commentsCount: 6,
      image: '',
    },
  ];
}
