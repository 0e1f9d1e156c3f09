/** Addresses that begin so are for everybody, signed in or not (spec §2), in the blank layout. */
const PUBLIC_PARTS = ['/v1/public/', '/front-pages/', '/pages/authentication/', '/pages/misc/'];

/** @param path without case, last slash and encoding */
export const isPublicPath = (path: string): boolean => PUBLIC_PARTS.some((part) => path.startsWith(part));
