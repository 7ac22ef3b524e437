import { type CoachSession, newCoachSession } from '@app/learning/coach'
import { tabKeys } from '../../device/storage/keys.ts'
import { tabStorage } from '../../device/storage/safe-storage.ts'
import { nameFor, targetLanguage } from '../../device/target-language/target-language.ts'
import { sessionStore } from '../../session/session.ts'

const draftKey = nameFor(tabKeys.coachDraft)

const emptySession: CoachSession = { ...newCoachSession, learnt: targetLanguage }

/** Keeps what a learner has written, in this tab: it survives a reload, or a visit to another page. */
export function keepDraft({ topic, text }: CoachSession) {
  if (topic || text)
    tabStorage.setItem(draftKey, JSON.stringify({ by: sessionStore.getState().user?.id, topic, text }))
  else tabStorage.removeItem(draftKey)
}

/** The session with the kept draft. A draft of another learner is not used. */
export function readDraft(): CoachSession {
  const stored = tabStorage.readJson(draftKey)
  const { by, topic, text }: Record<string, unknown> =
    stored && typeof stored === 'object' ? { ...stored } : {}
  if (by !== sessionStore.getState().user?.id || typeof topic !== 'string' || typeof text !== 'string')
    return emptySession
  return { ...emptySession, topic, text }
}
