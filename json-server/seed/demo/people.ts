import { mailName } from '../people.ts';
import type { Random } from '../random.ts';

/** A made-up person of the demo. */
export type DemoPerson = { readonly fullName: string; readonly email: string; readonly avatar: string };

const words = (text: string): readonly string[] => text.split(' ');
const FIRST = words(
  'Ayşe Mehmet Zeynep Kerem Büşra Emre Nazlı Tolga Pınar Gökhan Olivia Lucas Amelia Noah Grace Henry Clara Felix Hannah Marco Chiara Pierre Camille Diego Lucia Mateus Beatriz Wei Ananya Rohan Priya Arjun Sophie Daniel Megan Oscar',
);
const LAST = words(
  'Yılmaz Kaya Demir Aydın Doğan Korkmaz Bennett Carter Dawson Ellis Fletcher Hayes Lawson Mercer Nolan Parker Quinn Reeves Sutton Turner Walsh Moreau Laurent Rossi Bianchi Costa Almeida Ferreira Zhang Chen Sharma Patel Mehta Kapoor Hoffmann Keller',
);
/** Pictures of people in `public/demo/avatars`. */
export const AVATARS = 12;
const HOSTS = ['example.com', 'example.org', 'example.net'];

export const avatarOf = (number: number): string => `/demo/avatars/${(number % AVATARS) + 1}.svg`;

/** People with different names, and so with different e-mails. */
export function makeDemoPeople({ random, count }: { random: Random; count: number }): DemoPerson[] {
  const people = new Map<string, DemoPerson>();
  while (people.size < count) {
    const first = random.pick(FIRST);
    const last = random.pick(LAST);
    const fullName = `${first} ${last}`;
    if (people.has(fullName)) continue;
    const email = `${mailName(first)}.${mailName(last)}@${HOSTS[people.size % HOSTS.length] ?? ''}`;
    people.set(fullName, { fullName, email, avatar: avatarOf(random.int(0, AVATARS - 1)) });
  }
  return [...people.values()];
}
