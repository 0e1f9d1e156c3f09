import { slugOf } from '../../../../domain/text/slug.ts';

export const HELP_CENTER = '/front-pages/help-center';
const LONGEST = 80; // characters of a title in an address

export const articleAddress = (slug: string): string => `${HELP_CENTER}/article/${encodeURIComponent(slug)}`;

/** Address of an article that the call identifies only by its title. */
export const addressOfTitle = (title: string): string => articleAddress(slugOf(title, LONGEST));
