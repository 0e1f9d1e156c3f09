/**
 * What server code keeps on rows beside the fields of their resource: no answer shows it, and no file of `resources/`
 * says it, so that the types of rows learn it here.
 */
export const OWN_KEYS: Readonly<Record<string, Readonly<Record<string, 'string' | 'boolean'>>>> = {
  campaigns: { cursor: 'string', isListed: 'boolean' },
  'ical-feeds': { linkHash: 'string' },
  messages: { linkId: 'string' },
  subscribers: { leaveSecret: 'string' },
};
