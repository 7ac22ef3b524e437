import { defineConfig } from '@lingui/cli'

/** Areas with many messages, which come with their pages and not with every page: see `routes.ts`. */
const areas = {
  account: [
    'app/features/account/**',
    'app/routes/login.tsx',
    'app/routes/reset-password.tsx',
    'app/routes/profile.tsx',
  ],
  reading: [
    'app/features/video/**',
    'app/features/pages/app-comparison.tsx',
    'app/features/pages/waitlist-form.tsx',
    ...['about', 'learn', 'privacy', 'terms', 'youtube', 'youtube2'].map((page) => `app/routes/${page}.tsx`),
  ],
}

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ml'],
  catalogs: [
    { path: 'app/locales/{locale}/everywhere', include: ['app'], exclude: Object.values(areas).flat() },
    ...Object.entries(areas).map(([area, include]) => ({ path: `app/locales/{locale}/${area}`, include })),
  ],
  format: 'po',
})
