import { searchNavigation } from '../../../src/domain/demo/app-bar.ts';
import type { Route } from '../../call.ts';
import { MAY_READ } from '../../demo/access.ts';
import { paramOf } from '../../demo/input.ts';
import { json } from '../../reply.ts';
import { NAVIGATION } from './navigation.ts';

/** The search of the app bar. */
export const appBarRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/app-bar/search',
    access: MAY_READ,
    handle: (call) => json(200, searchNavigation(NAVIGATION, paramOf(call)('q') ?? '')),
  },
];
