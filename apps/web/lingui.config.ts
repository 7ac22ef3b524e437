import { defineConfig } from '@lingui/cli'

const pages = (...names: string[]) => names.map((name) => `app/routes/${name}.tsx`)

/** Areas whose messages come with what shows them, and not with every page: see `routes.ts` and `i18n/load-messages.ts`. */
const areas = {
  account: ['app/features/account/**', ...pages('login', 'reset-password', 'profile')],
  device: [
    'app/features/preferences/**',
    ...['device', 'kept', 'sound', 'version'].map((part) => `app/features/offline/${part}-*.tsx`),
  ],
  reading: [
    'app/features/letters/**',
    'app/features/numbers/**',
    'app/features/pages/**',
    'app/features/video/**',
    'app/features/vocabulary/**',
    ...pages('about', 'article', 'blog', 'landing', 'learn', 'letters', 'lm', 'numbers', 'phrases'),
    ...pages('privacy', 'resource', 'supa', 'terms', 'youtube', 'youtube2'),
  ],
  words: ['app/features/words/**'],
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
