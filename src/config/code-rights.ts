/** Rights only code checks, by subject; no file of a resource or page lists them among its actions. */
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
