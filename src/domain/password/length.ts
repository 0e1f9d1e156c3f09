/** characters of a password at least */
export const LEAST_PASSWORD = 10;
