/** Rights that only code asks for, by subject: no file of a resource or page has them among its actions. */
export const CODE_RIGHTS: { readonly [subject: string]: readonly string[] } = {
  AccessRights: ['edit'],
  AdminTenants: ['list'],
  Demo: ['list', 'create', 'edit', 'delete'],
  IcalFeed: ['showLink'],
  Message: ['send'],
  SavedView: ['share'],
  Scratch: ['manage'],
  Statement: ['generate'],
  Workbook: ['write'],
};
