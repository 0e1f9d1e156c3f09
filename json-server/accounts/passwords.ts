import { timingSafeEqual } from 'node:crypto';

/** Loaded with the first password: a start does not wait for it. */
const argon2 = () => import('@node-rs/argon2');

/** OWASP’s smallest argon2id (the package’s default algorithm): 19 MiB, 2 passes, 1 lane (S21). `memoryCost` in KiB. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes at once: each takes 19 MiB and a core; more would starve every other call. */
const MAX_PARALLEL = 2;

let running = 0;
const waiting: (() => void)[] = [];

async function limited<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= MAX_PARALLEL) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** The stored form of a hash: costs, salt, result. */
const STORED = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([A-Za-z0-9+/]{11,64})\$([A-Za-z0-9+/]{22,86})$/;

/** The costs and salt of a hash, for making another one to compare with it. */
function recipeOf(stored: string) {
  const [, memory, time, lanes, salt = '', result = ''] = STORED.exec(stored) ?? [];
  if (memory === undefined) return undefined;
  return {
    memoryCost: Number(memory),
    timeCost: Number(time),
    parallelism: Number(lanes),
    salt: Buffer.from(salt, 'base64'),
    outputLen: Buffer.from(result, 'base64').length,
  };
}

/** Whether one computation can test a password against both hashes. */
export const haveOneSalt = (one: string, other: string): boolean =>
  one.slice(0, one.lastIndexOf('$')) === other.slice(0, other.lastIndexOf('$'));

/**
 * The string to store instead of the password.
 * @param like reuse the salt of this hash, if it is as strong as a new one
 */
export function hashPassword(password: string, like?: string): Promise<string> {
  const recipe = like === undefined ? undefined : recipeOf(like);
  const isAsStrong = recipe?.memoryCost === ARGON2ID.memoryCost && recipe.timeCost === ARGON2ID.timeCost;
  return limited(async () => (await argon2()).hash(password, isAsStrong ? recipe : ARGON2ID));
}

const areSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Finds which of these hashes belongs to the password: its index, or -1. Always one computation, even without a hash
 * (unknown user), so the time reveals neither whether an account exists nor how many there are (S20).
 * @param stored hashes with one salt (`haveOneSalt`); of others only the first is found
 */
export async function findPassword(stored: readonly string[], password: string): Promise<number> {
  const [first] = stored;
  const recipe = first === undefined ? ARGON2ID : recipeOf(first);
  try {
    if (recipe === undefined) {
      // Not made by this server.
      return (await limited(async () => (await argon2()).verify(first ?? '', password))) ? 0 : -1;
    }
    const made = await limited(async () => (await argon2()).hash(password, recipe));
    return stored.findIndex((hash) => areSame(hash, made));
  } catch {
    return -1;
  }
}

/** Whether the password matches `stored`; does the same work without one. */
export const isPassword = async ({
  stored,
  password,
}: {
  stored: string | undefined;
  password: string;
}): Promise<boolean> => (await findPassword(stored === undefined ? [] : [stored], password)) === 0;
