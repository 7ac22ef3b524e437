/**
 * Every name under which the device keeps something. A name never changes: what learners have kept under it would be lost.
 * Names that end in `_` or `/` are followed by an id.
 */
export const deviceKeys = {
  /** The learner: name, topic, user level. The names of all keys are kept (docs/product.md, "Names that are kept"). */
  learner: 'malayalam-for-all',
  /** The page's head reads it before anything is painted: it has the theme. */
  preferences: 'preferences',
  /** The language that was chosen in the settings. */
  language: 'language',
  /** Who speaks words and sentences: our clips or the device's own voice. */
  voice: 'voice',
  /** Who is signed in. */
  session: 'session',
  /** Whose account is being deleted from here. */
  accountDeletion: 'account-deletion',
  /** What takes the address back that was left on the waitlist. */
  waitlist: 'waitlist',
  /** What was found wrong and is to be reported; the report's id follows. */
  reportOf: 'report/',

  /** Whose progress is made on this device: an account's or the visitor's. */
  progressOwner: 'progress-owner',
  /** An owner follows, and for a change that is not yet taken in, its id. */
  progressOf: 'progress/',
  /** What of the visitor's progress has joined an account. */
  progressJoined: 'progress-joined',
  reviewSettings: 'review-settings',

  /** The learner’s list of words. */
  savedWords: 'savedWords',
  /** The words that the learner says they know. */
  knownWords: 'knownWords',
  /** Those that they say they do not know, though they have reviewed them well. */
  deniedWords: 'deniedWords',

  /** The text that was pasted last, to be read. */
  readingText: 'readingText',
  /** Who pasted it. */
  readingOwner: 'readingOwner',
  /** What its lines mean, where a coach was asked. */
  readingTranslations: 'readingTranslations',

  /** How far a video was watched, in seconds; the video’s id follows. */
  videoPosition: 'currentTime_',
  /** What was set for a video; its id follows. */
  videoSettings: 'videoSettings_',
  /** Under the name and the size of a learner's own file stands the id of the text that it belongs to. */
  localMedia: 'localMedia',
} as const

/** The names of what one tab keeps until it is closed. */
export const tabKeys = {
  /** The quiz under way. */
  attempt: 'attempt',
  /** When each card was graded in this tab. */
  shownCards: 'shownCards',
  /** What is written on the coach's screen and not yet sent. */
  coachDraft: 'coachDraft',
  /** Whose profile was fetched. */
  profileFetched: 'profileFetched',
} as const

/** The names of databases in IndexedDB; an owner follows. */
export const databaseKeys = { reviewsOf: 'reviews/' } as const

/** The names of the caches that pages and service worker fill; the library that keeps the build names its own. */
export const cacheKeys = {
  /** Pages fill and empty it; the service worker plays from it. */
  clips: 'clips',
  clipTexts: 'clip-texts',
  /** Which clips the operator's voice speaks. */
  voice: 'voice',
  /** What pages and worker note for later. */
  notes: 'notes',
  /** A language and a build's id follow. */
  pagesOf: 'pages-',
} as const
