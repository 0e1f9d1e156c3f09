import { addDays, type IsoDate } from '../../../src/domain/calendar/iso-date.ts';
import { createRandom, type Random } from '../random.ts';
import { avatarOf, makeDemoPeople } from './people.ts';

const fact = (icon: string, property: string, value: string) => ({ icon, property, value });
const chip = (title: string, color: string) => ({ title, color });

const TEAMS = [
  ['Front of House', 'Arrivals, keys and questions at any hour.', 'Reception', 'Guests'],
  ['Quiet Repairs', 'Fixes things between two guests, and nobody notices.', 'Repairs', 'Block A–D'],
  ['Sunday Numbers', 'Reads the week’s bookings and adjusts the prices.', 'Pricing', 'Reports'],
  ['Good Sentences', 'Letters, listings and the welcome book.', 'Texts', 'Translation'],
  ['Open Windows', 'Cleaning plans, linen and the smell of fresh air.', 'Cleaning', 'Linen'],
  ['Owners’ Desk', 'Statements and honest answers for owners.', 'Owners', 'Statements'],
] as const;
/** Those of the person on the page. */
const OWN_TEAMS: readonly string[] = ['Front of House', 'Open Windows'];
const COLORS = ['primary', 'success', 'warning', 'info', 'error', 'secondary'] as const;

const PROJECTS = [
  [
    'Welcome book, second edition',
    'Olive Grove Hotels',
    'A booklet that answers the ten questions of every first evening.',
  ],
  ['Solar panels for block C', 'Owners’ association', 'From the offer to the first sunny month on the meter.'],
  ['Shorter check-in', 'Own company', 'Half the questions, all the legal ones.'],
  ['Garden house renovation', 'Kaya family', 'New bathroom, old tiles kept, finished before May.'],
  ['Photographs of the old town flats', 'Golden Horn Trading', 'Eleven flats, two seasons, one way of looking.'],
  ['Winter guests', 'Own company', 'Offers for people who stay a month and bring their work.'],
] as const;

const SKILLS = ['Pricing', 'Photography', 'Languages', 'Repairs', 'Accounting', 'Gardening', 'Law', 'Design'] as const;

const facesOf = (random: Random, count: number) =>
  Array.from({ length: count }, () => ({
    avatar: avatarOf(random.int(0, 11)),
    name: random.pick(['Ayşe', 'Lucas', 'Clara', 'Gökhan', 'Rohan', 'Pınar']),
  }));

const colorAt = (index: number) => COLORS[index % COLORS.length] ?? 'primary';

const makeConnections = (random: Random) =>
  makeDemoPeople({ random, count: 9 }).map(({ fullName, avatar }) => ({
    name: fullName,
    designation: random.pick(['Host', 'Photographer', 'Accountant', 'Architect', 'Travel agent', 'Translator']),
    avatar,
    tasks: random.int(4, 900),
    projects: random.int(1, 40),
    connections: random.int(20, 1800),
    isConnected: random.chance(0.5),
    chips: [chip(random.pick(SKILLS), random.pick(COLORS)), chip(random.pick(SKILLS), random.pick(COLORS))],
  }));

const makeTeams = (random: Random) =>
  TEAMS.map(([title, description, ...chips], index) => ({
    title,
    avatar: `/demo/teams/${index + 1}.svg`,
    avatarGroup: facesOf(random, 4),
    extraMembers: random.int(2, 19),
    description,
    chips: chips.map((text, at) => chip(text, colorAt(index + at))),
  }));

const makeProjects = (random: Random, today: IsoDate) =>
  PROJECTS.map(([title, client, description], index) => {
    const totalTask = random.int(40, 400);
    const daysLeft = random.int(3, 90);
    return {
      title,
      client,
      comments: random.int(3, 240),
      totalTask,
      completedTask: random.int(5, totalTask),
      tasks: `${random.int(5, 40)}/${random.int(41, 90)}`,
      hours: `${random.int(40, 380)}:00`,
      budget: `$${random.int(12, 60) / 10}k`,
      budgetSpent: `$${random.int(2, 11) / 10}k`,
      deadline: addDays(today, daysLeft),
      startDate: addDays(today, -random.int(20, 200)),
      members: `${random.int(4, 60)} members`,
      chipText: `${daysLeft} days left`,
      chipColor: colorAt(index),
      description,
      avatar: `/demo/teams/${index + 1}.svg`,
      avatarGroup: facesOf(random, 3),
    };
  });

const makeTeamsTech = (random: Random) =>
  TEAMS.slice(0, 5).map(([title, , text], index) => ({
    title,
    avatar: `/demo/teams/${index + 1}.svg`,
    members: random.int(4, 80),
    chipText: text,
    ChipColor: colorAt(index),
  }));

const HEADER = {
  fullName: 'Zeynep Aydın',
  location: 'Istanbul',
  joiningDate: 'April 2021',
  designation: 'Operations',
  profileImg: '/demo/avatars/11.svg',
  coverImg: '/demo/help/cover.svg',
};

const profileOf = (connections: ReturnType<typeof makeConnections>, teamsTech: ReturnType<typeof makeTeamsTech>) => ({
  about: [
    fact('user', 'Full Name', 'Zeynep Aydın'),
    fact('check', 'Status', 'active'),
    fact('crown', 'Role', 'Operations'),
    fact('flag', 'Country', 'Türkiye'),
    fact('language', 'Languages', 'Turkish, English, some French'),
  ],
  contacts: [
    fact('phone', 'Contact', '+90 500 000 0011'),
    fact('message', 'Chat', 'zeynep.aydin'),
    fact('mail', 'E-mail', 'zeynep.aydin@example.com'),
  ],
  // A team of which somebody is one has the members that it has.
  teams: teamsTech
    .filter(({ title }) => OWN_TEAMS.includes(title))
    .map(({ title, members }) => ({ property: title, value: `(${members} members)` })),
  overview: [
    fact('check', 'Task Compiled', '13.5k'),
    fact('users', 'Connections', '897'),
    fact('grid', 'Projects Compiled', '146'),
  ],
  connections: connections.slice(0, 5).map(({ name, avatar, connections: count, isConnected }) => ({
    name,
    avatar,
    connections: String(count),
    isFriend: isConnected,
  })),
  teamsTech,
});

/** The profile page: a row a part, what the call answers under `content`. */
export function makeProfile(today: IsoDate) {
  const random = createRandom('demo profile');
  const connections = makeConnections(random);
  const teams = makeTeams(random);
  const projects = makeProjects(random, today);
  const teamsTech = makeTeamsTech(random);
  return [
    { id: 'header', content: HEADER },
    { id: 'profile', content: profileOf(connections, teamsTech) },
    { id: 'teams', content: teams },
    { id: 'projects', content: projects },
    { id: 'connections', content: connections },
  ];
}
