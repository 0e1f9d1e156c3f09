import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { TestApp } from '../support.ts';
import { ANY_LIST, ANY_TEXT, type Case, type Demo, type Events, startDemo, table } from './demo-app.ts';

type Groups = readonly { readonly children: readonly { readonly title: string }[] }[];

let app: TestApp;
beforeAll(async () => (app = await startDemo()));
afterAll(() => app.close());

const all = 'itemsPerPage=-1';

describe('GET /api/app-bar/search', () => {
  const search = '/api/app-bar/search';
  const CASES: readonly Case[] = [
    ['one group: capped at 5, nothing dropped', 'GET', `${search}?q=dashboards`, undefined, 200, []],
    [
      'items whose title matches, in any case',
      'GET',
      `${search}?q=KANBAN`,
      undefined,
      200,
      [
        {
          title: 'Apps & Pages',
          category: 'appsPages',
          children: [{ title: 'Kanban', icon: 'project', url: '/apps/kanban' }],
        },
      ],
    ],
    ['nothing matches', 'GET', `${search}?q=zzzz`, undefined, 200, []],
    [
      'with more than one group, groups with more than 3 items drop their first 3',
      'GET',
      search,
      undefined,
      200,
      (groups: Groups) => {
        expect(groups.length).toBeGreaterThan(1);
        for (const { children } of groups) expect(children.length).toBeLessThanOrEqual(3);
        expect(groups[0]?.children.map(({ title }) => title)).toEqual(['Legal Permits', 'Reservations']);
      },
    ],
    [
      'each group capped at 5',
      'GET',
      `${search}?q=dashboard`,
      undefined,
      200,
      (groups: Groups) => {
        expect(groups.map(({ children }) => children.length)).toEqual([1, 2]);
      },
    ],
  ];
  table(() => app, CASES);
});

describe('academy', () => {
  const courses = '/api/apps/academy/courses';
  const CASES: readonly Case[] = [
    [
      'totalCourse, courses, total',
      'GET',
      courses,
      undefined,
      200,
      (body: Demo) => expect([body.totalCourse, body.total, body.courses.length]).toEqual([26, 26, 10]),
    ],
    ['label defaults to All Courses', 'GET', `${courses}?label=All%20Courses`, undefined, 200, { total: 26 }],
    [
      'label',
      'GET',
      `${courses}?label=ui/ux&${all}`,
      undefined,
      200,
      (body: Demo) => {
        expect(new Set(body.courses.map(({ tags }) => tags))).toEqual(new Set(['UI/UX']));
        expect([body.total, body.totalCourse]).toEqual([body.courses.length, 26]);
      },
    ],
    [
      'hideCompleted',
      'GET',
      `${courses}?hideCompleted=true&${all}`,
      undefined,
      200,
      (body: Demo) => {
        expect(body.total).toBeLessThan(26);
        expect(body.courses.length).toBeGreaterThan(0);
        for (const { completedTasks, totalTasks } of body.courses) expect(completedTasks).toBeLessThan(totalTasks);
      },
    ],
    ['hideCompleted=false hides nothing', 'GET', `${courses}?hideCompleted=false`, undefined, 200, { total: 26 }],
    [
      'q',
      'GET',
      `${courses}?q=typography`,
      undefined,
      200,
      { courses: [{ courseTitle: 'Typography for Busy Screens' }] },
    ],
    [
      'sortBy courseName',
      'GET',
      `${courses}?sortBy=courseName&orderBy=asc`,
      undefined,
      200,
      (body: Demo) => expect(body.courses[0]?.courseTitle).toBe('Accessible Forms from Scratch'),
    ],
    [
      'sortBy progress',
      'GET',
      `${courses}?sortBy=progress&orderBy=desc&${all}`,
      undefined,
      200,
      (body: Demo) => {
        const shares = body.courses.map((one) => one.completedTasks / one.totalTasks);
        expect(shares).toEqual(shares.toSorted((a, b) => b - a));
      },
    ],
    [
      'course-details',
      'GET',
      '/api/apps/academy/course-details',
      undefined,
      200,
      { title: ANY_TEXT, content: ANY_LIST },
    ],
  ];
  table(() => app, CASES);
});

describe('calendar', () => {
  const calendar = '/api/apps/calendar';
  const event = {
    title: 'Tea',
    start: '2026-11-21T10:00:00.000Z',
    end: '2026-11-21T11:00:00.000Z',
    allDay: false,
    extendedProps: { calendar: 'Family' },
  };
  const CASES: readonly Case[] = [
    ['no calendars = all events', 'GET', calendar, undefined, 200, (body: Events) => expect(body).toHaveLength(17)],
    [
      'repeated calendars',
      'GET',
      `${calendar}?calendars=Family&calendars=Holiday`,
      undefined,
      200,
      (body: Events) => {
        expect(new Set(body.map((one) => one.extendedProps.calendar))).toEqual(new Set(['Family', 'Holiday']));
      },
    ],
    ['POST replies 201; new ids = highest + 1', 'POST', calendar, event, 201, { ...event, id: 18, url: '' }],
    ['PUT replies 201', 'PUT', `${calendar}/18`, { ...event, title: 'Coffee' }, 201, { id: 18, title: 'Coffee' }],
    [
      'it is kept',
      'GET',
      `${calendar}?calendars=Family`,
      undefined,
      200,
      (body: Events) => expect(body.map(({ title }) => title)).toContain('Coffee'),
    ],
    ['PUT on an unknown id: 400, Something Went Wrong', 'PUT', `${calendar}/999`, event, 400, 'Something Went Wrong'],
    ['DELETE: 204', 'DELETE', `${calendar}/18`, undefined, 204, ''],
    [
      'DELETE on an unknown id: 400, Something Went Wrong',
      'DELETE',
      `${calendar}/18`,
      undefined,
      400,
      'Something Went Wrong',
    ],
    ['an event needs a title', 'POST', calendar, { ...event, title: ' ' }, 400, { message: ANY_TEXT }],
    [
      'an unknown calendar',
      'POST',
      calendar,
      { ...event, extendedProps: { calendar: 'Work' } },
      400,
      { message: ANY_TEXT },
    ],
    ['an end before the start', 'POST', calendar, { ...event, end: '2026-11-20' }, 400, { message: ANY_TEXT }],
    ['a day that does not exist', 'POST', calendar, { ...event, start: '2026-02-30' }, 400, { message: ANY_TEXT }],
    [
      'a link that would run code',
      'POST',
      calendar,
      { ...event, url: 'javascript:alert(1)' },
      400,
      { message: ANY_TEXT },
    ],
  ];
  table(() => app, CASES);
});

describe('chat', () => {
  const chat = '/api/apps/chat';
  const CASES: readonly Case[] = [
    [
      'chats and contacts, chats newest message first',
      'GET',
      `${chat}/chats-and-contacts`,
      undefined,
      200,
      (body: Demo) => {
        expect(Object.keys(body).toSorted()).toEqual(['chatsContacts', 'contacts', 'profileUser']);
        const times = body.chatsContacts.map((one) => one.chat.lastMessage?.time ?? '');
        expect(times).toEqual(times.toSorted().reverse());
        expect(Object.keys(body.chatsContacts[0]!.chat).toSorted()).toEqual([
          'id',
          'lastMessage',
          'messages',
          'unseenMsgs',
        ]);
        expect([body.contacts.length, body.profileUser.id]).toEqual([10, 11]);
      },
    ],
    [
      'q, with plain letters for Turkish ones',
      'GET',
      `${chat}/chats-and-contacts?q=ayse`,
      undefined,
      200,
      { chatsContacts: [{ id: 1 }], contacts: [{ fullName: 'Ayşe Kaya' }] },
    ],
    [
      'the chat; unseenMsgs resets',
      'GET',
      `${chat}/chats/6`,
      undefined,
      200,
      { contact: { id: 6 }, chat: { userId: 6, unseenMsgs: 0 } },
    ],
    [
      'and stays so',
      'GET',
      `${chat}/chats-and-contacts?q=rohan`,
      undefined,
      200,
      { chatsContacts: [{ chat: { unseenMsgs: 0 } }] },
    ],
    ['a contact without a chat', 'GET', `${chat}/chats/9`, undefined, 200, { contact: { id: 9 }, chat: null }],
    [
      'reply with msg',
      'POST',
      `${chat}/chats/6`,
      { message: 'Looks right.', senderId: 11 },
      201,
      (body: Demo) => {
        expect(body).toEqual({
          msg: {
            message: 'Looks right.',
            senderId: 11,
            time: '2026-11-20T09:00:00.000Z',
            feedback: { isSent: true, isDelivered: false, isSeen: false },
          },
        });
      },
    ],
    [
      'the first message answers the chat as well',
      'POST',
      `${chat}/chats/9`,
      { message: 'Hello', senderId: 11 },
      201,
      { msg: { message: 'Hello' }, chat: { id: 5, userId: 9, messages: [{ message: 'Hello' }] } },
    ],
    [
      'the newest chat comes first',
      'GET',
      `${chat}/chats-and-contacts`,
      undefined,
      200,
      (body: Demo) => expect([6, 9]).toContain(body.chatsContacts[0]?.id),
    ],
    ['nobody with this id', 'GET', `${chat}/chats/77`, undefined, 404, { message: 'Contact not found' }],
    ['a stranger cannot send', 'POST', `${chat}/chats/6`, { message: 'x', senderId: 3 }, 400, { message: ANY_TEXT }],
    ['an empty message', 'POST', `${chat}/chats/6`, { message: '  ', senderId: 11 }, 400, { message: ANY_TEXT }],
  ];
  table(() => app, CASES);
});
