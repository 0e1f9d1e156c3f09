import { type AreaScreens, ofRecord } from '../../engine/area-screens.ts';

export default {
  open: {
    '/v1/public/blog': async () => (await import('./public/Blog.tsx')).Blog,
    '/v1/public/blog/:id': async () => (await import('./public/Blog.tsx')).Blog,
    '/v1/public/contact': async () => (await import('./public/ContactScreen.tsx')).ContactScreen,
    '/v1/public/subscribe/:id': async () => (await import('./public/ConfirmSubscription.tsx')).ConfirmSubscription,
    '/v1/public/unsubscribe/:id': async () => (await import('./public/Unsubscribe.tsx')).Unsubscribe,
  },
  panels: {
    'blog-preview': async () => ofRecord((await import('./BlogPreview.tsx')).BlogPreview),
    'campaign-audience': async () => (await import('./CampaignAudience.tsx')).CampaignAudience,
    'campaign-progress': async () => ofRecord((await import('./CampaignProgress.tsx')).CampaignProgress),
  },
} satisfies AreaScreens;
