/**
 * Every name under which the device keeps something. A name never changes, because learners would lose what
 * they have kept under it. Names that end in `_` or `/` are followed by an id. What belongs to a language that is
 * learnt has the same name for each, with `english/` before it for English: see `nameFor` in `learnt.ts`.
 */
export const deviceKeys = {
  /**
   * The learner: name, topic, user level. The names of all keys are kept (docs/product.md, "Names that are
   * kept").
   */
  learner: 'malayalam-for-all',
  /** It includes the theme. The page's head reads it before the first paint. */
  preferences: 'preferences',
  /** The language that was chosen in the settings. */
  language: 'language',
  /** Which language is learnt. */
  learnt: 'learnt',
  /** The same, until an account knows it. */
  learntToSend: 'learnt-to-send',
  /** Who speaks words and sentences: our clips or the device's own voice. */
  voice: 'voice',
  /** Whether the app's icon shows how many words are to be reviewed. */
  appBadge: 'app-badge',
  /** Who is signed in. */
  session: 'session',
  /** The account that is being deleted from here. */
  accountDeletion: 'account-deletion',
  /** The token that takes back an address left on the waitlist. */
  waitlist: 'waitlist',
  /** What was found wrong and is to be reported; the report's id follows. */
  reportOf: 'report/',

  /** The owner of the progress made on this device: an account or the visitor. */
  progressOwner: 'progress-owner',
  /** Followed by an owner, and for a change that is not yet merged, by its id. */
  progressOf: 'progress/',
  /** Records of progress that cannot be read, as they were found. */
  progressDamaged: 'progress-damaged',
  /** The part of the visitor's progress that has joined an account. */
  progressJoined: 'progress-joined',
  reviewSettings: 'review-settings',
  /** Of the sessions of the course. */
  sessionSettings: 'session-settings',
  /** The session of the course that is under way, and whose it is. */
  courseSession: 'course-session',
  /** What is shown of each line of a scene: script, Latin, English. */
  sceneSwitches: 'scene-switches',
  /** The Malayalam keyboard on the screen that was chosen, or the device's own. */
  malayalamKeyboard: 'malayalam-keyboard',

  /** Written and removed, to find out whether the browser keeps anything. */
  probe: 'probe',
  /** The device has kept practice of a visitor: where that is gone, the browser has removed it. */
  practiceKept: 'practice-kept',

  /** The learner’s list of words. */
  savedWords: 'savedWords',
  /** The words that the learner says they know. */
  knownWords: 'knownWords',
  /** The words that the learner says they do not know, although they have reviewed them well. */
  deniedWords: 'deniedWords',

  /** The text that was pasted last, to be read. */
  readingText: 'readingText',
  /** Who pasted it. */
  readingOwner: 'readingOwner',
  /** The translations of its lines, if a coach was asked. */
  readingTranslations: 'readingTranslations',

  /** How far a video was watched, in seconds. Followed by the video’s id. */
  videoPosition: 'currentTime_',
  /** The id of the video watched last. */
  lastVideo: 'lastVideo',
  /** The settings of a video. Followed by its id. */
  videoSettings: 'videoSettings_',
  /** By name and size of a learner's own file: the id of the text that it belongs to. */
  localMedia: 'localMedia',
} as const

/** Names begin so where somebody has chosen what they learn, or has begun without being asked. */
export const signsOfChoice: readonly string[] = [
  deviceKeys.learnt,
  deviceKeys.savedWords,
  deviceKeys.progressOf,
]

/** The names under which a tab keeps something until it is closed. */
export const tabKeys = {
  /** The quiz in progress. */
  attempt: 'attempt',
  /** What placement has asked, until it is over. */
  placement: 'placement',
  /** When each card was graded in this tab. */
  shownCards: 'shownCards',
  /** Which words are reviewed: all that are due, or the saved ones. */
  reviewedWords: 'reviewedWords',
  /** The text on the coach's screen that is not sent yet. */
  coachDraft: 'coachDraft',
  /** The learner whose profile was fetched. */
  profileFetched: 'profileFetched',
} as const

/** The names of databases in IndexedDB. */
export const databaseKeys = {
  /** Followed by an owner. */
  reviewsOf: 'reviews/',
  /** The books and texts that the device keeps, of every owner. */
  shelf: 'shelf',
} as const

/** The names of the caches of pages and service worker. The library that keeps the build names its own. */
export const cacheKeys = {
  /** Pages fill and empty it. The service worker plays from it. */
  clips: 'clips',
  clipTexts: 'clip-texts',
  /** Which clips the operator's voice speaks. */
  voice: 'voice',
  /** Notes of pages and service worker for later. */
  notes: 'notes',
  /** What another app has shared, until a page takes it. */
  shared: 'shared',
  /** Followed by a language and a build's id. */
  pagesOf: 'pages-',
} as const
