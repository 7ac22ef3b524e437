import { mergeReviews } from '../review/merge-reviews.ts'
import { eachWordOnce } from '../vocabulary/saved-word.ts'
import type { Device } from './device.ts'

/**
 * What two devices know together: the higher level, the union of the words (each once, however it is spelt), the later place in
 * each video, every review. Where both cannot stand, what the learner has set on `mine` stays, and what was never set there is taken.
 */
export function mergeDevices(mine: Device, theirs: Device, unset: Device): Device {
  return {
    learner: {
      ...chosen(mine.learner, theirs.learner, unset.learner),
      userlevel: Math.max(mine.learner.userlevel, theirs.learner.userlevel),
    },
    preferences: chosen(mine.preferences, theirs.preferences, unset.preferences),
    savedWords: eachWordOnce([...mine.savedWords, ...theirs.savedWords]),
    positions: latest(mine.positions, theirs.positions),
    reviews: mergeReviews(mine.reviews, theirs.reviews),
  }
}

function chosen<Fields extends object>(mine: Fields, theirs: Fields, unset: Fields): Fields {
  const names = Object.keys(mine) as (keyof Fields)[]
  const taken = names.filter((name) => mine[name] === unset[name]).map((name) => [name, theirs[name]])
  return { ...mine, ...Object.fromEntries(taken) }
}

function latest(mine: Device['positions'], theirs: Device['positions']): Device['positions'] {
  const later = Object.entries(theirs).filter(([id, seconds]) => seconds > (mine[id] ?? -1))
  return { ...mine, ...Object.fromEntries(later) }
}
