import type { Route } from '../accounts/call.ts';
import type { DemoDeps } from './deps.ts';
import { appBarRoutes } from './app-bar/search.ts';
import { academyRoutes } from './apps/academy.ts';
import { calendarRoutes } from './apps/calendar.ts';
import { chatRoutes } from './apps/chat.ts';
import { customerRoutes } from './apps/ecommerce/customers.ts';
import { orderRoutes } from './apps/ecommerce/orders.ts';
import { productRoutes } from './apps/ecommerce/products.ts';
import { referralRoutes } from './apps/ecommerce/referrals.ts';
import { reviewRoutes } from './apps/ecommerce/reviews.ts';
import { emailRoutes } from './apps/email.ts';
import { invoiceRoutes } from './apps/invoice.ts';
import { kanbanRoutes } from './apps/kanban.ts';
import { vehicleRoutes } from './apps/logistics/vehicles.ts';
import { permissionRoutes } from './apps/permissions.ts';
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
  ...productRoutes(deps),
  ...orderRoutes(deps),
  ...customerRoutes(deps),
  ...reviewRoutes(deps),
  ...referralRoutes(deps),
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
