import { type CoachSession, newCoachSession } from '@app/learning/coach'
import { sessionStore } from '../../session/session.ts'
import { tabKeys } from '../../storage/keys.ts'
import { nameFor } from '../../storage/learnt.ts'
import { tabStorage } from '../../storage/safe-storage.ts'

/** Keeps what a learner has written, in this tab: it survives a reload, or a visit to another page. */
export function keepDraft({ topic, text }: CoachSession) {
  if (topic || text)
    tabStorage.setItem(
      nameFor(tabKeys.coachDraft),
      JSON.stringify({ by: sessionStore.getState().user?.id, topic, text }),
    )
  else tabStorage.removeItem(nameFor(tabKeys.coachDraft))
}

/** The session with the kept draft. A draft of another learner is not used. */
export function readDraft(): CoachSession {
  const stored = tabStorage.readJson(nameFor(tabKeys.coachDraft))
  const { by, topic, text }: Record<string, unknown> =
    stored && typeof stored === 'object' ? { ...stored } : {}
  if (by !== sessionStore.getState().user?.id || typeof topic !== 'string' || typeof text !== 'string')
    return newCoachSession
  return { ...newCoachSession, topic, text }
}
