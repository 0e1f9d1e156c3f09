/**
 * Calls about the server itself run separately (streams, searches that a later one replaces), except the head of a
 * sheet.
 */
const OWN = '/_meta/';
const COMPANY = '/_meta/company';

/** Whether a read may be combined with others in a call (`/api/_meta/reads`). @param path below `/api` */
export const mayJoin = (path: string): boolean => path.startsWith('/') && (!path.startsWith(OWN) || path === COMPANY);
