/** As the types of rows write it. */
type Kept = 'string' | 'boolean' | 'readonly string[]';

/**
 * What server code keeps on rows beside the fields of their resource: no answer shows it, and no file of `resources/`
 * says it, so that the types of rows learn it here.
 */
export const OWN_KEYS: Readonly<Record<string, Readonly<Record<string, Kept>>>> = {
  'api-keys': { keyHash: 'string' },
  campaigns: { cursor: 'string', isListed: 'boolean' },
  feeds: { linkHash: 'string' },
  'ical-feeds': { linkHash: 'string' },
  messages: { linkId: 'string', linkPath: 'string' },
  subscribers: { leaveSecret: 'string' },
  users: { demo: 'boolean', tenantIds: 'readonly string[]' },
};
