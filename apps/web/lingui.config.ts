import { languageCodes, sourceLanguage } from '@app/learning/languages'
import { defineConfig } from '@lingui/cli'

const pages = (...names: string[]) => names.map((name) => `app/routes/${name}.tsx`)

/**
 * Messages that not every page loads: see `i18n/messages.ts`. `learn` is for the pages where one watches,
 * reads, reviews and asks the coach; `practice` for the sessions of the course; `more` is for signing in and the profile, for what else one reads about
 * the site, and for parts of all pages that are loaded when they are wanted.
 */
const learn = [
  'app/features/{bring,read,review}/**',
  'app/features/coach/*',
  'app/features/video/{loading-transcript,visitor-notice}.tsx',
  'app/features/video/player/**',
  'app/lexicon/rough-line.tsx',
  ...pages('bring', 'coach', 'demo', 'progress', 'read', 'review', 'youtube2'),
]
const practice = [
  'app/features/{known,path,placement,practice}/**',
  'app/features/letters/letter-round.tsx',
  'app/features/today/{course-*,understands-switch}.tsx',
  'app/memory/course-missing.tsx',
  'app/ui/readable-list.tsx',
  ...pages('path', 'placement', 'practice', 'session'),
]
const more = [
  'app/routes/web-manifest.ts',
  'app/features/{account,preferences,word-files,words}/**',
  'app/{bring,speech,writing}/**',
  'app/frame/keeping-lines.tsx',
  'app/features/coach/{level,translation}/**',
  'app/features/letters/letter-practice.tsx',
  'app/features/offline/{device,english,kept,sound,version}-*.tsx',
  'app/reports/{report-form,report-outcome,report-privacy,sent-along}.tsx',
  ...pages('about', 'confirm-email', 'login', 'privacy', 'profile', 'reset-password', 'terms'),
]

export default defineConfig({
  sourceLocale: sourceLanguage,
  locales: [...languageCodes],
  fallbackLocales: { default: sourceLanguage },
  catalogs: [
    { path: 'app/locales/{locale}/site', include: ['app'], exclude: [...learn, ...practice, ...more] },
    { path: 'app/locales/{locale}/learn', include: learn },
    { path: 'app/locales/{locale}/practice', include: practice },
    { path: 'app/locales/{locale}/more', include: more },
  ],
  format: 'po',
  // A line that moves changes no catalogue.
  formatOptions: { lineNumbers: false },
})
