import { afterAll, describe, expect } from 'vitest';
import {
  ANY_LIST,
  ANY_TEXT,
  type Case,
  del,
  type Demo,
  type Events,
  get,
  post,
  put,
  startDemo,
  table,
} from './demo-app.ts';

type Groups = readonly { readonly children: readonly { readonly title: string }[] }[];

const app = await startDemo();
afterAll(() => app.close());

const all = 'itemsPerPage=-1';

describe('GET /api/app-bar/search', () => {
  const search = '/api/app-bar/search';
  const CASES: readonly Case[] = [
    get('one group: capped at 5, nothing dropped', `${search}?q=dashboards`, 200, []),
    get('items whose title matches, in any case', `${search}?q=KANBAN`, 200, [
      {
        title: 'Apps & Pages',
        category: 'appsPages',
        children: [{ title: 'Kanban', icon: 'project', url: '/apps/kanban' }],
      },
    ]),
    get('nothing matches', `${search}?q=zzzz`, 200, []),
    get('with more than one group, groups with more than 3 items drop their first 3', search, 200, (groups: Groups) => {
      expect(groups.length).toBeGreaterThan(1);
      for (const { children } of groups) expect(children.length).toBeLessThanOrEqual(3);
      expect(groups[0]?.children.map(({ title }) => title)).toEqual(['Legal Permits', 'Reservations']);
    }),
    get('each group capped at 5', `${search}?q=dashboard`, 200, (groups: Groups) => {
      expect(groups.map(({ children }) => children.length)).toEqual([1, 2]);
    }),
  ];
  table(() => app, CASES);
});

describe('academy', () => {
  const courses = '/api/apps/academy/courses';
  const CASES: readonly Case[] = [
    get('totalCourse, courses, total', courses, 200, (body: Demo) =>
      expect([body.totalCourse, body.total, body.courses.length]).toEqual([26, 26, 10]),
    ),
    get('label defaults to All Courses', `${courses}?label=All%20Courses`, 200, { total: 26 }),
    get('label', `${courses}?label=ui/ux&${all}`, 200, (body: Demo) => {
      expect(new Set(body.courses.map(({ tags }) => tags))).toEqual(new Set(['UI/UX']));
      expect([body.total, body.totalCourse]).toEqual([body.courses.length, 26]);
    }),
    get('hideCompleted', `${courses}?hideCompleted=true&${all}`, 200, (body: Demo) => {
      expect(body.total).toBeLessThan(26);
      expect(body.courses.length).toBeGreaterThan(0);
      for (const { completedTasks, totalTasks } of body.courses) expect(completedTasks).toBeLessThan(totalTasks);
    }),
    get('hideCompleted=false hides nothing', `${courses}?hideCompleted=false`, 200, { total: 26 }),
    get('q', `${courses}?q=typography`, 200, { courses: [{ courseTitle: 'Typography for Busy Screens' }] }),
    get('sortBy courseName', `${courses}?sortBy=courseName&orderBy=asc`, 200, (body: Demo) =>
      expect(body.courses[0]?.courseTitle).toBe('Accessible Forms from Scratch'),
    ),
    get('sortBy progress', `${courses}?sortBy=progress&orderBy=desc&${all}`, 200, (body: Demo) => {
      const shares = body.courses.map((one) => one.completedTasks / one.totalTasks);
      expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    }),
    get('course-details', '/api/apps/academy/course-details', 200, { title: ANY_TEXT, content: ANY_LIST }),
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
    get('no calendars = all events', calendar, 200, (body: Events) => expect(body).toHaveLength(17)),
    get('repeated calendars', `${calendar}?calendars=Family&calendars=Holiday`, 200, (body: Events) => {
      expect(new Set(body.map((one) => one.extendedProps.calendar))).toEqual(new Set(['Family', 'Holiday']));
    }),
    post('POST replies 201; new ids = highest + 1', calendar, event, 201, { ...event, id: 18, url: '' }),
    put('PUT replies 201', `${calendar}/18`, { ...event, title: 'Coffee' }, 201, { id: 18, title: 'Coffee' }),
    get('it is kept', `${calendar}?calendars=Family`, 200, (body: Events) =>
      expect(body.map(({ title }) => title)).toContain('Coffee'),
    ),
    put('PUT on an unknown id: 400, Something Went Wrong', `${calendar}/999`, event, 400, 'Something Went Wrong'),
    del('DELETE: 204', `${calendar}/18`, 204, ''),
    del('DELETE on an unknown id: 400, Something Went Wrong', `${calendar}/18`, 400, 'Something Went Wrong'),
    post('an event needs a title', calendar, { ...event, title: ' ' }, 400, { message: ANY_TEXT }),
    post('an unknown calendar', calendar, { ...event, extendedProps: { calendar: 'Work' } }, 400, {
      message: ANY_TEXT,
    }),
    post('an end before the start', calendar, { ...event, end: '2026-11-20' }, 400, { message: ANY_TEXT }),
    post('a day that does not exist', calendar, { ...event, start: '2026-02-30' }, 400, { message: ANY_TEXT }),
    post('a link that would run code', calendar, { ...event, url: 'javascript:alert(1)' }, 400, { message: ANY_TEXT }),
  ];
  table(() => app, CASES);
});

describe('chat', () => {
  const chat = '/api/apps/chat';
  const CASES: readonly Case[] = [
    get('chats and contacts, chats newest message first', `${chat}/chats-and-contacts`, 200, (body: Demo) => {
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
    }),
    get('q, with plain letters for Turkish ones', `${chat}/chats-and-contacts?q=ayse`, 200, {
      chatsContacts: [{ id: 1 }],
      contacts: [{ fullName: 'Ayşe Kaya' }],
    }),
    get('the chat; unseenMsgs resets', `${chat}/chats/6`, 200, {
      contact: { id: 6 },
      chat: { userId: 6, unseenMsgs: 0 },
    }),
    get('and stays so', `${chat}/chats-and-contacts?q=rohan`, 200, { chatsContacts: [{ chat: { unseenMsgs: 0 } }] }),
    get('a contact without a chat', `${chat}/chats/9`, 200, { contact: { id: 9 }, chat: null }),
    post('reply with msg', `${chat}/chats/6`, { message: 'Looks right.', senderId: 11 }, 201, (body: Demo) => {
      expect(body).toEqual({
        msg: {
          message: 'Looks right.',
          senderId: 11,
          time: '2026-11-20T09:00:00.000Z',
          feedback: { isSent: true, isDelivered: false, isSeen: false },
        },
      });
    }),
    post('the first message answers the chat as well', `${chat}/chats/9`, { message: 'Hello', senderId: 11 }, 201, {
      msg: { message: 'Hello' },
      chat: { id: 5, userId: 9, messages: [{ message: 'Hello' }] },
    }),
    get('the newest chat comes first', `${chat}/chats-and-contacts`, 200, (body: Demo) =>
      expect([6, 9]).toContain(body.chatsContacts[0]?.id),
    ),
    get('nobody with this id', `${chat}/chats/77`, 404, { message: 'Contact not found' }),
    post('a stranger cannot send', `${chat}/chats/6`, { message: 'x', senderId: 3 }, 400, { message: ANY_TEXT }),
    post('an empty message', `${chat}/chats/6`, { message: '  ', senderId: 11 }, 400, { message: ANY_TEXT }),
  ];
  table(() => app, CASES);
});
