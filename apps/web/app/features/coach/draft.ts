import { type CoachSession, newCoachSession } from '@app/learning/coach'
import { sessionStore } from '../../session/session.ts'
import { tabStorage } from '../../storage/safe-storage.ts'

const name = 'coachDraft'

/** Keeps what a learner has written, for this tab: a reload, or a way elsewhere and back, loses nothing of it. */
export function keepDraft({ topic, text }: CoachSession) {
  if (topic || text)
    tabStorage.setItem(name, JSON.stringify({ by: sessionStore.getState().user?.id, topic, text }))
  else tabStorage.removeItem(name)
}

/** The screen with what was kept on it; of somebody else nothing is. */
export function readDraft(): CoachSession {
  const stored = tabStorage.readJson(name)
  const { by, topic, text }: Record<string, unknown> =
    stored && typeof stored === 'object' ? { ...stored } : {}
  if (by !== sessionStore.getState().user?.id || typeof topic !== 'string' || typeof text !== 'string')
    return newCoachSession
  return { ...newCoachSession, topic, text }
}
