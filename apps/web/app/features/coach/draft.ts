import { type CoachSession, newCoachSession } from '@app/learning/coach'
import { sessionStore } from '../../session/session.ts'
import { tabKeys } from '../../storage/keys.ts'
import { tabStorage } from '../../storage/safe-storage.ts'

/** Keeps what a learner has written, for this tab: a reload, or a way elsewhere and back, loses nothing of it. */
export function keepDraft({ topic, text }: CoachSession) {
  if (topic || text)
    tabStorage.setItem(
      tabKeys.coachDraft,
      JSON.stringify({ by: sessionStore.getState().user?.id, topic, text }),
    )
  else tabStorage.removeItem(tabKeys.coachDraft)
}

/** The screen with what was kept on it; of somebody else nothing is. */
export function readDraft(): CoachSession {
  const stored = tabStorage.readJson(tabKeys.coachDraft)
  const { by, topic, text }: Record<string, unknown> =
    stored && typeof stored === 'object' ? { ...stored } : {}
  if (by !== sessionStore.getState().user?.id || typeof topic !== 'string' || typeof text !== 'string')
    return newCoachSession
  return { ...newCoachSession, topic, text }
}
