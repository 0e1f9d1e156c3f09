/** What the server says of itself is asked alone (streams, searches that a later one replaces), but for the head of a sheet. */
const OWN = '/_meta/';
const COMPANY = '/_meta/company';

/** Whether a read may be one of several in a call (`/api/_meta/reads`). @param path below `/api` */
export const mayJoin = (path: string): boolean => path.startsWith('/') && (!path.startsWith(OWN) || path === COMPANY);
