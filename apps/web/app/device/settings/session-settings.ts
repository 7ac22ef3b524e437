import { readSessionSettings, type SessionSettings } from '@app/learning/course/session'
import { deviceKeys } from '../storage/keys.ts'
import { persistedStore } from '../storage/persisted-store.ts'
import { nameFor } from '../target-language/target-language.ts'

/** How long a learner's sessions are, and what they ask for. It stays on the device. */
export const sessionSettings = persistedStore<SessionSettings>(
  nameFor(deviceKeys.sessionSettings),
  readSessionSettings,
)
