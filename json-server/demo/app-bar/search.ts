import { searchNavigation } from '../../../src/domain/demo/app-bar.ts';
import type { Route } from '../../accounts/call.ts';
import { MAY_READ } from '../access.ts';
import { paramOf } from '../input.ts';
import { json } from '../../http/reply.ts';
import { acceptedLanguage } from '../../../src/config/catalogues.ts';
import { navigationFor } from './configured.ts';
import { PRODUCT_SCREENS } from '../../modules/product-screens.ts';
import { DEMO_SCREENS } from './navigation.ts';

const FIXED = [...PRODUCT_SCREENS, ...DEMO_SCREENS];

/** The search of the app bar, over the demo's screens and the configured ones of the caller's role. */
export const appBarRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/app-bar/search',
    access: MAY_READ,
    handle: (call) => {
      const language = acceptedLanguage(call.request.headers['accept-language']);
      const { snapshot, caller } = call;
      const groups = navigationFor({ fixed: FIXED, snapshot, role: caller.role, language });
      return json(200, searchNavigation(groups, paramOf(call)('q') ?? ''));
    },
  },
];
