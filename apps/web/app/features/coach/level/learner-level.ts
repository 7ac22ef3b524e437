import { type CoachLevel, levelFor } from '@app/learning/coach'
import { itemState } from '@app/learning/course/known'
import { idOf, isWord } from '@app/learning/practice'
import { loadCourse } from '../../../course/course.ts'
import { readMemory } from '../../../memory/learner-memory.ts'

/** The entries of the words that the learner knows on this device. None if the browser keeps no practice. */
export async function knownWords(): Promise<ReadonlySet<string>> {
  try {
    const now = Date.now()
    const memory = await readMemory(await loadCourse(), now)
    const known = [...memory].flatMap(([item, cards]) =>
      isWord(item) && ['known', 'lasting'].includes(itemState(cards, now)) ? [idOf(item)] : [],
    )
    return new Set(known)
  } catch {
    return new Set()
  }
}

/** The level of sentences that suits the learner. */
export const levelOf = async (userlevel: number): Promise<CoachLevel> =>
  levelFor({ words: (await knownWords()).size, userlevel })
