import { type ReviewSettings, readReviewSettings } from '@app/learning/review'
import { deviceKeys } from '../storage/keys.ts'
import { persistedStore } from '../storage/persisted-store.ts'
import { nameFor } from '../target-language/target-language.ts'

/** How many cards a learner wants, and which kinds. It stays on the device. */
export const reviewSettings = persistedStore<ReviewSettings>(
  nameFor(deviceKeys.reviewSettings),
  readReviewSettings,
)
