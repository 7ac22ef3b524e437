import { defineConfig } from '@lingui/cli'

const pages = (...names: string[]) => names.map((name) => `app/routes/${name}.tsx`)

/** Areas whose messages come with what shows them, and not with every page: see `routes.ts` and `i18n/load-messages.ts`. */
const areas = {
  account: ['app/features/account/**', ...pages('login', 'reset-password', 'profile')],
  bring: [
    ...['app/features/bring/**', 'app/features/read/**', 'app/ui/translated-line.tsx'],
    ...pages('bring', 'read', 'text-to-read'),
  ],
  coach: ['app/features/coach/*', ...pages('coach')],
  device: [
    'app/features/preferences/**',
    ...['device', 'kept', 'sound', 'version'].map((part) => `app/features/offline/${part}-*.tsx`),
  ],
  practice: [
    'app/features/speech/**',
    'app/features/tracing/**',
    'app/features/letters/{stroke-order,write-letter}.tsx',
    ...pages('letter-practice'),
  ],
  reading: [
    'app/features/letters/{letter-group,write-button}.tsx',
    'app/features/numbers/**',
    'app/features/pages/**',
    'app/features/video/*',
    'app/features/vocabulary/**',
    ...pages('about', 'article', 'blog', 'landing', 'learn', 'letters', 'lm', 'numbers', 'phrases'),
    ...pages('demo', 'privacy', 'resource', 'supa', 'terms', 'youtube', 'youtube2'),
  ],
  translation: ['app/features/coach/{translation/**,credits-left.tsx}'],
  video: ['app/features/video/player/**', 'app/ui/translated-line.tsx'],
  review: ['app/features/review/**', 'app/features/word-files/**', ...pages('progress', 'review')],
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
