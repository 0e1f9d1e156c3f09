import type { Course, CourseDetails } from '../../../src/domain/demo/courses.ts';
import { createRandom } from '../random.ts';
import { makeDemoPeople } from './people.ts';

type Plan = readonly [title: string, label: string, desc: string];
const PLANS: readonly Plan[] = [
  ['Photographing Small Rooms', 'Art', 'Light, angles and honest wide shots for flats that have to look their best.'],
  [
    'Accessible Forms from Scratch',
    'Web',
    'Labels, errors and focus: forms that everybody can fill in without a mouse.',
  ],
  ['Pricing a Season', 'Economics', 'How demand, length of stay and gaps between guests turn into a nightly price.'],
  ['Interfaces People Trust', 'UI/UX', 'Plain words, clear states and no surprises, practised on real screens.'],
  ['Listening to Angry Guests', 'Psychology', 'What people need to hear first, and how to end a call on good terms.'],
  ['Typography for Busy Screens', 'Design', 'Choosing sizes, weights and spacing so that tables can be read all day.'],
  ['Maps in the Browser', 'Web', 'Tiles, markers and routes, without sending your visitors to strangers.'],
  ['Sketching a Floor Plan', 'Art', 'From a tape measure to a drawing that cleaners and owners both understand.'],
  ['Reading a Balance Sheet', 'Economics', 'Assets, debts and what is left, explained with a small letting company.'],
  ['Research with Five People', 'UI/UX', 'Preparing, running and summing up interviews in a single week.'],
  ['Habits of Calm Teams', 'Psychology', 'Handovers, short meetings and the art of writing things down.'],
  ['Colour Systems', 'Design', 'Palettes that work in light and dark, on paper and for colour-blind readers.'],
  ['Testing What Matters', 'Web', 'Which tests find mistakes, which only repeat the code, and how to tell.'],
  ['Watercolour Harbours', 'Art', 'Boats, water and evening light in twelve unhurried lessons.'],
  ['Budgets that Survive May', 'Economics', 'Planning cash for owners whose year has only four strong months.'],
  ['Design Reviews without Tears', 'UI/UX', 'Giving and taking comments that make the work better.'],
  ['Why We Postpone', 'Psychology', 'The reasons behind late replies, and small changes that help.'],
  ['Icons on a Grid', 'Design', 'Drawing a family of icons that belong together, from pencil to file.'],
  ['Fast Pages on Slow Phones', 'Web', 'Measuring, trimming and loading in the right order.'],
  ['Portraits with a Window', 'Art', 'One window, one chair, and everything that natural light can do.'],
  ['Exchange Rates Explained', 'Economics', 'Buying, selling, and why the day of the rate matters on every invoice.'],
  ['Prototypes in a Day', 'UI/UX', 'Paper, clickable frames and deciding what not to build.'],
  ['The First Five Minutes', 'Psychology', 'How a welcome shapes the whole stay, and what a note on the table can do.'],
  ['Printed Welcome Books', 'Design', 'Layout, paper and tone for the booklet that answers questions at midnight.'],
  ['Working with Open Data', 'Web', 'Finding, cleaning and showing public data with care for its meaning.'],
  ['Negotiating with Suppliers', 'Economics', 'Preparing numbers, asking early and keeping the relationship.'],
];

const COLORS: Readonly<Record<string, string>> = {
  Web: 'primary',
  Art: 'warning',
  Economics: 'success',
  'UI/UX': 'error',
  Psychology: 'info',
  Design: 'secondary',
};
/** Picture of a label in `public/demo/courses`. */
export const coverOf = (label: string): string => `/demo/courses/${label.toLowerCase().replace('/', '-')}.svg`;

export function makeCourses(): readonly Course[] {
  const random = createRandom('demo courses');
  const tutors = makeDemoPeople({ random, count: PLANS.length });
  return PLANS.map(([courseTitle, tags, desc], index) => {
    const totalTasks = random.int(8, 60);
    return {
      id: index + 1,
      user: tutors[index]?.fullName ?? '',
      image: coverOf(tags),
      tutorImg: tutors[index]?.avatar ?? '',
      // Every fifth course is finished.
      completedTasks: index % 5 === 2 ? totalTasks : random.int(0, totalTasks - 1),
      totalTasks,
      userCount: random.int(12, 640),
      note: random.int(3, 90),
      view: random.int(40, 2400),
      time: `${random.int(1, 18)}h ${random.int(1, 59)}m`,
      logo: 'book',
      color: COLORS[tags] ?? 'primary',
      courseTitle,
      desc,
      tags,
      rating: random.int(32, 50) / 10,
      ratingCount: random.int(8, 420),
    };
  });
}

/** The one course whose details can be read. */
export const COURSE_DETAILS = {
  id: 'details',
  title: 'Interfaces People Trust',
  about: 'Learn to design screens that say what they do and do what they say, on examples from booking and payment.',
  instructor: 'Zeynep Aydın',
  instructorAvatar: '/demo/avatars/3.svg',
  instructorPosition: 'Lead designer',
  skillLevel: 'All levels',
  totalStudents: 4120,
  language: 'English',
  isCaptions: true,
  length: '3h 1m in total',
  totalLectures: 10,
  description: [
    'People forgive a plain screen. They do not forgive a price that changes on the last page.',
    'In this course you collect such broken promises, find out where they come from, and redesign them one by one: words first, then states, then pictures. Every part ends with a task that you can try on a product of your own.',
  ],
  content: [
    {
      id: 'start',
      title: 'Finding your bearings',
      status: '2/4',
      time: '48 min',
      topics: [
        { title: 'What trust looks like on a screen', time: '9.5 min', isCompleted: true },
        { title: 'Collecting broken promises', time: '14 min', isCompleted: true },
        { title: 'A checklist for any page', time: '11 min', isCompleted: false },
        { title: 'Task: three pages of your own', time: '13.5 min', isCompleted: false },
      ],
    },
    {
      id: 'words',
      title: 'Words before pictures',
      status: '0/3',
      time: '62 min',
      topics: [
        { title: 'Buttons that say what happens', time: '18 min', isCompleted: false },
        { title: 'Errors that help', time: '24 min', isCompleted: false },
        { title: 'Task: rewrite a checkout', time: '20 min', isCompleted: false },
      ],
    },
    {
      id: 'states',
      title: 'Every state on purpose',
      status: '0/3',
      time: '71 min',
      topics: [
        { title: 'Empty, loading, failed', time: '26 min', isCompleted: false },
        { title: 'Undo instead of "are you sure?"', time: '21 min', isCompleted: false },
        { title: 'Task: draw all states of one list', time: '24 min', isCompleted: false },
      ],
    },
  ],
} as const satisfies CourseDetails & { readonly id: string };
