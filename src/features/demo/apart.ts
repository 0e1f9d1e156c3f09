import { type AreaScreens, ofRecord, type SamplePageProps, withProps } from '../../engine/area-screens.ts';
import type { FormKind } from './pages-auth/forms.ts';
import type { AuthLayout } from './pages-auth/frame.tsx';
import type { MiscKind } from './pages-auth/MiscPage.tsx';

const authPage = async (kind: FormKind, look: AuthLayout) =>
  withProps((await import('./pages-auth/AuthPage.tsx')).AuthPage, { kind, look });
const miscPage = async (kind: MiscKind) => withProps((await import('./pages-auth/MiscPage.tsx')).MiscPage, { kind });

export default {
  screens: {
    '/apps/academy/course-details': async () => (await import('./academy/CourseScreen.tsx')).CourseScreen,
    '/apps/calendar': async () => (await import('./calendar/CalendarScreen.tsx')).CalendarScreen,
    '/apps/chat': async () => (await import('./chat/ChatScreen.tsx')).default,
    '/apps/email': async () => (await import('./email/EmailScreen.tsx')).default,
    '/apps/invoice/add': async () => (await import('./invoice/AddInvoice.tsx')).AddInvoice,
    '/apps/invoice/edit': async () => (await import('./invoice/EditInvoice.tsx')).EditInvoice,
    '/apps/kanban': async () => (await import('./kanban/KanbanScreen.tsx')).KanbanScreen,
    '/extensions/carousel': async () => (await import('./extensions/CarouselScreen.tsx')).default,
    '/extensions/tour': async () => (await import('./extensions/TourScreen.tsx')).default,
    '/pages/faq': async () => (await import('./faq/Faq.tsx')).Faq,
    '/pages/icons': async () => (await import('./showcase/IconsScreen.tsx')).default,
    '/pages/pricing': async () => (await import('./front-pages/pricing/PlanPrices.tsx')).PlanPrices,
    '/pages/typography': async () => (await import('./showcase/TypographyScreen.tsx')).default,
  },
  open: {
    '/front-pages/checkout': async () => (await import('./front-pages/checkout/Checkout.tsx')).Checkout,
    '/front-pages/help-center': async () => (await import('./front-pages/help/HelpCenter.tsx')).HelpCenter,
    '/front-pages/help-center/article/:id': async () => (await import('./front-pages/help/Article.tsx')).Article,
    '/front-pages/landing-page': async () => (await import('./front-pages/landing/Landing.tsx')).Landing,
    '/front-pages/payment': async () => (await import('./front-pages/payment/PlanPayment.tsx')).PlanPayment,
    '/front-pages/pricing': async () => (await import('./front-pages/pricing/FrontPricing.tsx')).FrontPricing,
    '/pages/authentication/forgot-password-v1': async () => authPage('forgot', 'card'),
    '/pages/authentication/forgot-password-v2': async () => authPage('forgot', 'split'),
    '/pages/authentication/login-v1': async () => authPage('login', 'card'),
    '/pages/authentication/login-v2': async () => authPage('login', 'split'),
    '/pages/authentication/register-multi-steps': async () =>
      (await import('./pages-auth/RegisterSteps.tsx')).RegisterSteps,
    '/pages/authentication/register-v1': async () => authPage('register', 'card'),
    '/pages/authentication/register-v2': async () => authPage('register', 'split'),
    '/pages/authentication/reset-password-v1': async () => authPage('reset', 'card'),
    '/pages/authentication/reset-password-v2': async () => authPage('reset', 'split'),
    '/pages/authentication/two-steps-v1': async () => authPage('code', 'card'),
    '/pages/authentication/two-steps-v2': async () => authPage('code', 'split'),
    '/pages/authentication/verify-email-v1': async () => authPage('verify', 'card'),
    '/pages/authentication/verify-email-v2': async () => authPage('verify', 'split'),
    '/pages/misc/coming-soon': async () => miscPage('soon'),
    '/pages/misc/internal-server-error': async () => miscPage('error'),
    '/pages/misc/not-authorized': async () => miscPage('refused'),
    '/pages/misc/under-maintenance': async () => miscPage('maintenance'),
  },
  panels: {
    'demo-close-account': async () => (await import('./account/CloseAccount.tsx')).CloseAccount,
    'demo-customer-addresses': async () => ofRecord((await import('./shop/CustomerAddresses.tsx')).CustomerAddresses),
    'demo-customer-orders': async () => ofRecord((await import('./shop/CustomerOrders.tsx')).CustomerOrders),
    'demo-customer-overview': async () => ofRecord((await import('./shop/CustomerOverview.tsx')).CustomerOverview),
    'demo-fleet-overview': async () => (await import('./logistics/FleetOverview.tsx')).FleetOverview,
    'demo-fleet': async () => (await import('./logistics/Fleet.tsx')).Fleet,
    'demo-invoice-own': async () => ofRecord((await import('./invoice/TypedInvoice.tsx')).TypedInvoice),
    'demo-invoice-sheet': async () => ofRecord((await import('./invoice/CallInvoice.tsx')).CallInvoice),
    'demo-invoice-sum': async () => (await import('./invoice/InvoiceSide.tsx')).InvoiceSide,
    'demo-order': async () => ofRecord((await import('./shop/OrderDetails.tsx')).OrderDetails),
    'demo-own-cards': async () =>
      withProps((await import('./account/PayingCards.tsx')).PayingCards, { of: 'own', holder: 'Zeynep Aydın' }),
    'demo-orders-by-country': async () => (await import('./logistics/OrdersByCountry.tsx')).OrdersByCountry,
    'demo-product-card': async () => (await import('./shop/ProductCard.tsx')).ProductCard,
    'demo-profile-connections': async () => (await import('./profile/ConnectionCards.tsx')).ConnectionCards,
    'demo-profile-facts': async () => (await import('./profile/About.tsx')).ProfileFacts,
    'demo-profile-some-connections': async () => (await import('./profile/About.tsx')).SomeConnections,
    'demo-profile-some-teams': async () => (await import('./profile/About.tsx')).SomeTeams,
    'demo-profile-head': async () => (await import('./profile/ProfileHead.tsx')).ProfileHead,
    'demo-profile-projects': async () => (await import('./profile/ProjectCards.tsx')).ProjectCards,
    'demo-profile-teams': async () => (await import('./profile/TeamCards.tsx')).TeamCards,
    'demo-roles': async () => (await import('./people/Roles.tsx')).Roles,
    'demo-security': async () => (await import('./account/Security.tsx')).Security,
    'demo-user-account': async () => (await import('./people/UserAccount.tsx')).UserAccount,
    'demo-user-billing': async () => (await import('./people/UserBilling.tsx')).UserBilling,
    'demo-user-card': async () => (await import('./people/UserCard.tsx')).UserCard,
  },
} satisfies AreaScreens<SamplePageProps>;
