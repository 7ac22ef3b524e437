export { builtContact, builtOrigin } from './origin.ts'
export { countLetters, longestNote, longestShown, mostNoteLetters } from './report-letters.ts'

/**
 * The contract's paths, and what else a page needs of it before it sends or reads anything. They stand apart from the schemas, which
 * weigh much: a page that imports `@app/api/paths` loads none of them.
 */
export const accountPaths = {
  profile: '/api/profile',
  data: '/api/account/data',
  ways: '/api/account/ways',
  resetLink: '/api/account/reset-link',
} as const

export const coachPaths = {
  status: '/api/coach',
  generate: '/api/coach/generate',
  analyze: '/api/coach/analyze',
  check: '/api/coach/check',
  translate: '/api/coach/translate',
  speak: '/api/coach/speech',
} as const

export const ownVideoPaths = {
  all: '/api/own-videos',
  one: '/api/own-videos/:id',
  removal: '/api/own-videos/:id/removal',
  translation: '/api/own-videos/:id/translation',
} as const

export const videoPath = '/api/videos/:id'
export const progressPath = '/api/progress'
export const reviewsPath = '/api/reviews'
export const syncPath = '/api/sync'
/** The exchange about another language than Malayalam. A server of before does not know it, and so mixes up nothing. */
export const targetSyncPath = '/api/sync/:learnt'

/** Of the log of practice of a language, what a device does not have and does not wait for. */
export const practiceLogPath = '/api/sync/:learnt/log'
export const reportsPath = '/api/reports'

/** The video of the demo page, which needs no login. */
export const demoVideo = 'travel'

/** Reviews in one request. */
export const mostReviewsSent = 500

/** Records of practice in one request. */
export const mostPracticeSent = 500

/** The header in which the web names its language by its code. Mails and refusals are in this language. */
export const languageHeader = 'x-language'
