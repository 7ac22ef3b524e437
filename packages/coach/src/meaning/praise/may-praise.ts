import { asksAlike } from './asks.ts'
import { belongsAlike } from './belongs.ts'
import { saysLittleWords } from './little-words.ts'
import { addsNoMark } from './marks.ts'
import { bindsAlike } from './modals.ts'
import { placesFit } from './places.ts'
import type { Texts } from './text-of.ts'
import { keepsTies } from './ties.ts'
import { timesFit } from './times.ts'
import { saysWholeSenses } from './whole-senses.ts'

/** What must hold before a guess is praised. A rule that cannot read it has not compared it, and does not hold. */
const rules = [
  saysWholeSenses,
  saysLittleWords,
  addsNoMark,
  belongsAlike,
  timesFit,
  asksAlike,
  bindsAlike,
  keepsTies,
  placesFit,
]

/**
 * Whether a guess that has the words, and no difference that we know, is surely right. `guess` is put in the terms of the
 * sentence, `written` is as the learner wrote it: a rule that holds of one of them holds.
 */
export const mayPraise = (texts: Texts, written: string): boolean =>
  rules.every((holds) => holds(texts) || holds({ ...texts, guess: written }))
