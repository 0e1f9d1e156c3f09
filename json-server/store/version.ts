let latest = 0;

/**
 * The version of a changed table: a number that no table of this process has had before, not even the same table before
 * its company left memory. So what is remembered under it belongs to one state of one table.
 */
export const nextVersion = (): number => (latest += 1);
