import type { AreaScreens } from '../../engine/area-screens.ts';
import { ofResource } from '../../engine/resource/of-resource.tsx';

export default {
  screens: {
    '/v1/operational/house-keeping/my-day': async () =>
      ofResource('housekeeping-tasks', (await import('./MyDay.tsx')).MyDay),
  },
  panels: {
    'assign-tasks': async () => (await import('./AssignTasks.tsx')).AssignTasks,
  },
} satisfies AreaScreens;
