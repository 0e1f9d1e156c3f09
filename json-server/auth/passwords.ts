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

/** The string to store instead of the password. */
export const hashPassword = (password: string): Promise<string> =>
  limited(async () => (await argon2()).hash(password, ARGON2ID));

let decoy: Promise<string> | undefined;

/**
 * Whether the password is the one behind `stored`. With no stored hash (unknown user) the same work is done against a
 * decoy, so that the time taken does not tell whether the account exists (S20).
 */
export async function isPassword({
  stored,
  password,
}: {
  stored: string | undefined;
  password: string;
}): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const against = stored ?? (await decoy);
  try {
    const isRight = await limited(async () => (await argon2()).verify(against, password));
    return isRight && stored !== undefined;
  } catch {
    return false;
  }
}
