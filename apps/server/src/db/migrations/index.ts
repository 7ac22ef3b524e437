import type { Migration } from 'kysely/migration'
import { quizQuestions } from './0001-quiz-questions.ts'
import { waitlist } from './0002-waitlist.ts'
import { accounts } from './0003-accounts.ts'
import { progress } from './0004-progress.ts'
import { dictionaries } from './0005-dictionaries.ts'
import { videos } from './0006-videos.ts'
import { ownVideos } from './0007-own-videos.ts'
import { reviews } from './0008-reviews.ts'
import { coach } from './0009-coach.ts'
import { ownTranslations } from './0010-own-translations.ts'
import { heldCredits } from './0011-held-credits.ts'
import { provenAddresses } from './0012-proven-addresses.ts'
import { standingAccounts } from './0013-standing-accounts.ts'
import { reports } from './0014-reports.ts'
import { practice } from './0015-practice.ts'
import { targetLanguages } from './0016-learnt-languages.ts'
import { knownItems } from './0017-known-items.ts'

/** Applied in the order of their names, and never edited once released. */
export const migrations: Record<string, Migration> = {
  '0001-quiz-questions': quizQuestions,
  '0002-waitlist': waitlist,
  '0003-accounts': accounts,
  '0004-progress': progress,
  '0005-dictionaries': dictionaries,
  '0006-videos': videos,
  '0007-own-videos': ownVideos,
  '0008-reviews': reviews,
  '0009-coach': coach,
  '0010-own-translations': ownTranslations,
  '0011-held-credits': heldCredits,
  '0012-proven-addresses': provenAddresses,
  '0013-standing-accounts': standingAccounts,
  '0014-reports': reports,
  '0015-practice': practice,
  '0016-learnt-languages': targetLanguages,
  '0017-known-items': knownItems,
}
