import { lastingSettings, readSessionSettings } from '@app/learning/course/session'
import type { TargetLanguage } from '@app/learning/languages'
import { type LearntPart, mostWordsInFile } from '@app/learning/offline'
import { readReviewSettings } from '@app/learning/review'
import { readSavedWords } from '@app/learning/vocabulary'
import { learnerStoreOf } from '../../device/learner/learner-store.ts'
import { openLogHere } from '../../device/log/open-log.ts'
import { allPractice } from '../../device/log/read-log.ts'
import { progressStorage } from '../../device/progress/progress-storage.ts'
import { record } from '../../device/progress/record.ts'
import { reviewSettings } from '../../device/settings/review-settings.ts'
import { sessionSettings } from '../../device/settings/session-settings.ts'
import { deviceKeys } from '../../device/storage/keys.ts'
import { ownerOf } from '../../device/storage/owner.ts'
import { nameFor, storageOf, targetLanguage } from '../../device/target-language/target-language.ts'
import { keepLoaded } from '../../device/words/keep-loaded.ts'
import { marksIn } from '../../device/words/known-words.ts'

/** What this device keeps of one language that is learnt. Throws if its practice cannot be read. */
export async function readPart(learnt: TargetLanguage): Promise<LearntPart> {
  const practice = await allPractice(await openLogHere(learnt))
  const storage = storageOf(learnt)
  const { level, userlevel } = learnerStoreOf(learnt).getState()
  const { said, denied } = marksIn(storage)
  const settings = (name: string) => {
    const stored = storage.readJson(name)
    return stored && typeof stored === 'object' && 'state' in stored ? stored.state : undefined
  }
  return {
    learner: { level, userlevel },
    reviewSettings: readReviewSettings(settings(deviceKeys.reviewSettings)),
    sessionSettings: lastingSettings(readSessionSettings(settings(deviceKeys.sessionSettings))),
    marks: { said: [...said], denied: [...denied] },
    savedWords: readSavedWords(storage.readJson(deviceKeys.savedWords), mostWordsInFile),
    results: progressStorage(storage).read(ownerOf(storage)).progress.results,
    practice,
  }
}

/** What to write under each name, except for what a store of this page keeps itself. */
export function partEntries(
  learnt: TargetLanguage,
  { marks, reviewSettings, sessionSettings }: LearntPart,
): Record<string, string> {
  const entries = {
    [deviceKeys.knownWords]: marks.said,
    [deviceKeys.deniedWords]: marks.denied,
    ...(learnt !== targetLanguage && {
      [deviceKeys.reviewSettings]: { state: reviewSettings, version: 1 },
      [deviceKeys.sessionSettings]: { state: sessionSettings, version: 1 },
    }),
  }
  return Object.fromEntries(
    Object.entries(entries).map(([name, value]) => [nameFor(name, learnt), JSON.stringify(value)]),
  )
}

/** Keeps what is new for the learner's other devices, too. Returns a function that takes it back. */
export function keepNew(learnt: TargetLanguage, mine: LearntPart, merged: LearntPart): () => void {
  const here = new Set(mine.results)
  return keepLoaded(
    learnt,
    merged.savedWords.slice(mine.savedWords.length),
    merged.results.filter((result) => !here.has(result)),
  )
}

/** Shows the level, and sets what this page has stores for. */
export function showPart(learnt: TargetLanguage, merged: LearntPart) {
  const { level, userlevel } = merged.learner
  learnerStoreOf(learnt).setState({ level, userlevel })
  record(() => ({}), learnt)
  if (learnt !== targetLanguage) return
  reviewSettings.setState(merged.reviewSettings)
  sessionSettings.setState(merged.sessionSettings)
}
