import type { AreaScreens } from '../../engine/area-screens.ts';

export default {
  open: {
    '/v1/public/demands': async () => (await import('./public/TrackDemand.tsx')).TrackDemand,
    '/v1/public/demands/add': async () => (await import('./public/AddDemand.tsx')).AddDemand,
  },
  panels: {
    'demand-thread': async () => (await import('./DemandThread.tsx')).DemandThread,
  },
} satisfies AreaScreens;
