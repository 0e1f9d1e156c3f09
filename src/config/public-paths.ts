/** Prefixes of addresses open to everybody, signed in or not (spec §2), in the blank layout. */
const PUBLIC_PARTS = ['/v1/public/', '/front-pages/', '/pages/authentication/', '/pages/misc/'];

/** @param path lower case, decoded, without a trailing slash */
export const isPublicPath = (path: string): boolean => PUBLIC_PARTS.some((part) => path.startsWith(part));
