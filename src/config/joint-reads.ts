/** What is streamed, or asks for reads itself: everything else that a screen reads may be asked together. */
const ALONE = /^\/_meta\/(?:reads|events)(?:$|\?)/;

/** Whether a read may be one of several in a call (`/api/_meta/reads`). @param path below `/api` */
export const mayJoin = (path: string): boolean => path.startsWith('/') && !ALONE.test(path);
