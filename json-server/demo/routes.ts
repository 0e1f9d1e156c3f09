import type { Route } from '../accounts/call.ts';
import type { DemoDeps } from './deps.ts';
import { appBarRoutes } from './app-bar/search.ts';
import { academyRoutes } from './apps/academy.ts';
import { calendarRoutes } from './apps/calendar.ts';
import { chatRoutes } from './apps/chat.ts';
import { emailRoutes } from './apps/email.ts';
import { invoiceRoutes } from './apps/invoice.ts';
import { kanbanRoutes } from './apps/kanban.ts';
import { vehicleRoutes } from './apps/logistics.ts';
import { permissionRoutes } from './apps/permissions.ts';
import { shopRoutes } from './apps/shop.ts';
import { managedUserRoutes } from './apps/users.ts';
import { datatableRoutes } from './pages/datatable.ts';
import { faqRoutes } from './pages/faq.ts';
import { helpCenterRoutes } from './pages/help-center.ts';
import { profileRoutes } from './pages/profile.ts';

/** The demo calls of spec §7, in its order; `/api/auth/login` is the product's own. */
export const demoRoutes = (deps: DemoDeps): readonly Route[] => [
  ...appBarRoutes,
  ...academyRoutes(deps),
  ...calendarRoutes(deps),
  ...chatRoutes(deps),
  ...shopRoutes(deps),
  ...emailRoutes(deps),
  ...invoiceRoutes(deps),
  ...kanbanRoutes(deps),
  ...vehicleRoutes(deps),
  ...permissionRoutes(deps),
  ...managedUserRoutes(deps),
  ...datatableRoutes(deps),
  ...faqRoutes(deps),
  ...helpCenterRoutes(deps),
  ...profileRoutes(deps),
];
