import { lastingSettings, readSessionSettings } from '@app/learning/course/session'
import type { LearntLanguage } from '@app/learning/languages'
import { type LearntPart, mostWordsInFile } from '@app/learning/offline'
import { readReviewSettings } from '@app/learning/review'
import { readSavedWords } from '@app/learning/vocabulary'
import { sessionSettings } from '../../course-data/session-settings.ts'
import { deviceKeys } from '../../storage/keys.ts'
import { marksIn } from '../../storage/known-words.ts'
import { learnerStoreOf } from '../../storage/learner-store.ts'
import { learntHere, nameFor, storageOf } from '../../storage/learnt.ts'
import { ownerOf } from '../../sync/progress/journal.ts'
import { keepLoaded } from '../../sync/progress/keep-loaded.ts'
import { progressStorage } from '../../sync/progress/progress-storage.ts'
import { record } from '../../sync/progress/record.ts'
import { reviewSettings } from '../../sync/reviews/review-settings.ts'

/** The store of practice and its scheduler, loaded when somebody saves or loads a file. */
export const reviewStore = () => import('../../sync/reviews/review-store.ts')

/** What this device keeps of one language that is learnt. Throws if its practice cannot be read. */
export async function readPart(learnt: LearntLanguage): Promise<LearntPart> {
  const { allPractice } = await reviewStore()
  const practice = await allPractice(learnt)
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
  learnt: LearntLanguage,
  { savedWords, marks, reviewSettings, sessionSettings }: LearntPart,
): Record<string, string> {
  const entries = {
    [deviceKeys.savedWords]: savedWords,
    [deviceKeys.knownWords]: marks.said,
    [deviceKeys.deniedWords]: marks.denied,
    ...(learnt !== learntHere && {
      [deviceKeys.reviewSettings]: { state: reviewSettings, version: 1 },
      [deviceKeys.sessionSettings]: { state: sessionSettings, version: 1 },
    }),
  }
  return Object.fromEntries(
    Object.entries(entries).map(([name, value]) => [nameFor(name, learnt), JSON.stringify(value)]),
  )
}

/** Keeps what is new for the learner's other devices, too. Returns a function that takes it back. */
export function keepNew(learnt: LearntLanguage, mine: LearntPart, merged: LearntPart): () => void {
  const here = new Set(mine.results)
  return keepLoaded(
    learnt,
    merged.savedWords.slice(mine.savedWords.length),
    merged.results.filter((result) => !here.has(result)),
  )
}

/** Shows the level, and sets what this page has stores for. */
export function showPart(learnt: LearntLanguage, merged: LearntPart) {
  const { level, userlevel } = merged.learner
  learnerStoreOf(learnt).setState({ level, userlevel })
  record(() => ({}), learnt)
  if (learnt !== learntHere) return
  reviewSettings.setState(merged.reviewSettings)
  sessionSettings.setState(merged.sessionSettings)
}
