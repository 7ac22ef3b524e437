import { lastingSettings, readSessionSettings } from '../course/session/settings.ts'
import { defaultTopic } from '../levels/topic.ts'
import { firstUserlevel } from '../levels/userlevel.ts'
import { mergePractice } from '../practice/merge-practice.ts'
import { mostResults, newest } from '../progress/records.ts'
import { readReviewSettings } from '../review/settings.ts'
import { eachWordOnce } from '../vocabulary/saved-words.ts'
import type { Device, LearntPart } from './device.ts'

/** What a device keeps of a language that was never learnt on it. */
export const untouchedPart: LearntPart = {
  learner: { level: defaultTopic, userlevel: firstUserlevel },
  reviewSettings: readReviewSettings(undefined),
  sessionSettings: lastingSettings(readSessionSettings(undefined)),
  marks: { said: [], denied: [] },
  savedWords: [],
  results: [],
  practice: [],
}

/**
 * Merges the data of two devices: the higher level, all words (each once, in any spelling), the later
 * position in each video, every result and all practice. Where both devices have a setting, the one on `mine`
 * stays; a setting that was never changed on `mine` is taken from `theirs`.
 */
export function mergeDevices(mine: Device, theirs: Device, unset: Device): Device {
  const english = mine.english ?? theirs.english
  return {
    ...mergeLearnt(mine, theirs, unset),
    preferences: chosen(mine.preferences, theirs.preferences, unset.preferences),
    malayalamKeyboard:
      mine.malayalamKeyboard === unset.malayalamKeyboard ? theirs.malayalamKeyboard : mine.malayalamKeyboard,
    videoSettings: { ...theirs.videoSettings, ...mine.videoSettings },
    text: mine.text || theirs.text,
    positions: latest(mine.positions, theirs.positions),
    ...(english && {
      english: mergeLearnt(mine.english ?? untouchedPart, theirs.english ?? untouchedPart, untouchedPart),
    }),
  }
}

/** The same for what is of one language. */
function mergeLearnt<Learner extends LearntPart['learner']>(
  mine: LearntPart & { learner: Learner },
  theirs: LearntPart & { learner: Learner },
  unset: LearntPart & { learner: Learner },
): LearntPart & { learner: Learner } {
  return {
    learner: {
      ...chosen(mine.learner, theirs.learner, unset.learner),
      userlevel: Math.max(mine.learner.userlevel, theirs.learner.userlevel),
    },
    reviewSettings: chosen(mine.reviewSettings, theirs.reviewSettings, unset.reviewSettings),
    sessionSettings: chosen(mine.sessionSettings, theirs.sessionSettings, unset.sessionSettings),
    marks: unitedMarks(mine.marks, theirs.marks),
    savedWords: eachWordOnce([...mine.savedWords, ...theirs.savedWords]),
    results: newest([...mine.results, ...theirs.results], mostResults),
    practice: mergePractice(mine.practice, theirs.practice),
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function chosen<Fields extends object>(mine: Fields, theirs: Fields, unset: Fields): Fields {
  const [unsetFields, theirFields] = [unset, theirs].map((fields) => new Map(Object.entries(fields)))
  const taken = Object.entries(mine)
    .filter(([name, value]) => isSame(value, unsetFields?.get(name)))
    .map(([name]) => [name, theirFields?.get(name)])
  return { ...mine, ...Object.fromEntries(taken) }
}

/** If both devices have a mark for a word, the mark on `mine` stays. */
function unitedMarks(mine: Device['marks'], theirs: Device['marks']): Device['marks'] {
  const spokenOf = new Set([...mine.said, ...mine.denied.map(([key]) => key)])
  return {
    said: [...mine.said, ...theirs.said.filter((key) => !spokenOf.has(key))],
    denied: [...mine.denied, ...theirs.denied.filter(([key]) => !spokenOf.has(key))],
  }
}

function latest(mine: Device['positions'], theirs: Device['positions']): Device['positions'] {
  const later = Object.entries(theirs).filter(([id, seconds]) => seconds > (mine[id] ?? -1))
  return { ...mine, ...Object.fromEntries(later) }
}
