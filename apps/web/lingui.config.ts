import { defineConfig } from '@lingui/cli'

const pages = (...names: string[]) => names.map((name) => `app/routes/${name}.tsx`)
const pageParts = (...names: string[]) => names.map((name) => `app/page-parts/${name}.tsx`)
/** What several areas are built of has its messages in each of them. */
const parts = (...names: string[]) => names.map((name) => `app/ui/${name}.tsx`)

/** Areas whose messages come with what shows them, and not with every page: see `routes.ts` and `i18n/load-messages.ts`. */
const areas = {
  account: [
    'app/features/account/**',
    ...parts('failure-line'),
    ...pages('login', 'confirm-email', 'reset-password', 'profile'),
  ],
  bring: [
    'app/features/bring/**',
    'app/features/read/**',
    ...parts('failure-line', 'translated-line', 'sign-in-links'),
    ...pages('bring', 'read'),
    ...pageParts('text-to-read'),
  ],
  coach: ['app/features/coach/*', ...parts('sent-to-voice', 'sign-in-links'), ...pages('coach')],
  device: [
    'app/features/preferences/**',
    ...['device', 'kept', 'sound', 'version'].map((part) => `app/features/offline/${part}-*.tsx`),
  ],
  practice: [
    'app/features/speech/**',
    'app/features/tracing/**',
    'app/features/letters/{stroke-order,write-letter}.tsx',
    ...pageParts('letter-practice'),
  ],
  reading: [
    'app/features/letters/{letter-group,write-button}.tsx',
    'app/features/numbers/**',
    'app/features/pages/**',
    'app/features/video/{film-card,how-player-works,kind-of-learner,player-*,point}.tsx',
    'app/features/vocabulary/**',
    ...parts('no-room-line'),
    ...pages('about', 'article', 'blog', 'landing', 'learn', 'letters', 'lm', 'numbers', 'phrases'),
    ...pages('privacy', 'resource', 'supa', 'terms', 'youtube'),
  ],
  video: [
    'app/features/video/player/**',
    'app/features/vocabulary/{completed-word-card,my-vocab,paged-list,spelt,word-*}.tsx',
    'app/features/video/{loading-transcript,visitor-notice}.tsx',
    ...parts('no-room-line', 'translated-line', 'sign-in-links'),
    ...pages('demo', 'youtube2'),
  ],
  translation: ['app/features/coach/{translation/**,credits-left.tsx}'],
  review: [
    'app/features/review/**',
    'app/features/word-files/**',
    ...parts('sent-to-voice'),
    ...pages('progress', 'review'),
  ],
  words: ['app/features/words/**', ...parts('no-room-line')],
  'without-script': parts('needs-script'),
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
