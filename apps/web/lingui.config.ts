import { defineConfig } from '@lingui/cli'

const pages = (...names: string[]) => names.map((name) => `app/routes/${name}.tsx`)

/**
 * Messages that not every page loads: see `i18n/messages.ts`. `learn` is for pages of signed-in learners, and for parts of other pages
 * that are loaded when they are wanted; `account` is for signing in and the profile.
 */
const learn = [
  'app/features/{bring,coach,preferences,read,review,speech,tracing,word-files,words}/**',
  'app/features/letters/{stroke-order,write-letter}.tsx',
  'app/features/offline/{device,kept,sound,version}-*.tsx',
  'app/features/video/{loading-transcript,visitor-notice}.tsx',
  'app/features/video/player/**',
  ...pages('bring', 'coach', 'demo', 'letter-practice', 'progress', 'read', 'review', 'text-to-read', 'youtube2'),
]
const account = [
  'app/features/account/**',
  ...pages('confirm-email', 'login', 'profile', 'reset-password'),
]

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ml'],
  catalogs: [
    { path: 'app/locales/{locale}/site', include: ['app'], exclude: [...learn, ...account] },
    { path: 'app/locales/{locale}/learn', include: learn },
    { path: 'app/locales/{locale}/account', include: account },
  ],
  format: 'po',
})
