import { unitsOf } from '../../../packages/learning/src/course/index.ts'
import type { Item, Skill } from '../../../packages/learning/src/practice/index.ts'
import {
  type CardKind,
  graded,
  queue,
  readReviewSettings,
  type WordSchedule,
} from '../../../packages/learning/src/review/index.ts'
import { noWork, type Programme } from './programme.ts'

const minutes = 10
const skillOf: Record<CardKind, Skill> = { read: 'read', hear: 'hear', say: 'recall' }
const secondsOf: Record<CardKind, number> = { read: 8, hear: 10, say: 15 }
/** To meet a word in a text, tap it, read its meaning and save it. */
const secondsToSave = 15
/** A word that was saved yesterday is still known as often as this. */
const stillKnown = 0.3

/** Saved words alone: the words of the path are saved, commonest first, and reviewed as the app does by default. */
export const bySavedWords: Programme = ({ path }, learner) => {
  const words = unitsOf(path).flatMap((unit) => unit.words)
  const settings = readReviewSettings(null)
  const schedules = new Map<string, WordSchedule>()
  return (start) => {
    const work = noWork()
    const done = { fresh: 0, reviews: 0 }
    const dayStart = start - 18 * 3_600_000
    for (;;) {
      const now = start + work.seconds * 1000
      const known = {
        words,
        schedules: [...schedules.values()],
        begun: (word: string) => schedules.has(word),
      }
      const { cards } = queue(known, settings, done, { now, dayStart })
      if (cards.length === 0) return work
      for (const { word, kind, fresh } of cards.slice(0, 20)) {
        if (work.seconds >= minutes * 60) return work
        if (fresh && kind === settings.kinds[0]) work.seconds += secondsToSave * learner.pace
        work.seconds += secondsOf[kind] * learner.pace
        const at = start + work.seconds * 1000
        const item: Item = `word:${word}`
        if (fresh && kind === settings.kinds[0] && learner.random() < stillKnown) learner.see(item, at)
        const right = learner.answers({ item, skill: skillOf[kind] }, at, 0)
        const card = graded(schedules.get(word)?.cards[kind], right ? 'good' : 'again', at)
        schedules.set(word, { word, cards: { ...schedules.get(word)?.cards, [kind]: card } })
        if (fresh) done.fresh++
        else done.reviews++
        work.exercises++
      }
    }
  }
}
