/** The time of an act, how it goes on, and its mode, in one: English puts all three into its verb group. */
export type Tense =
  | 'present'
  | 'progressive'
  | 'past'
  | 'pastProgressive'
  | 'perfect'
  | 'perfectProgressive'
  | 'pluperfect'
  | 'future'
  | 'usually'
  | 'usedTo'
  | 'must'
  | 'need'
  | 'may'
  | 'can'
  | 'could'
  | 'would'
  | 'would have'
  | 'should have'
  | 'must have'
  | 'let'
  | 'command'
  | 'please'

/** How a verb ends its clause: as the end of what is said, or as what goes before another clause or a noun. */
export type Link =
  | 'end'
  | 'and'
  | 'to'
  | 'noun'
  | 'that which'
  | 'when'
  | 'if'
  | 'even if'
  | 'although'
  | 'after'
  | 'because'
  | 'while'
  | 'without'
  | 'before'
  | 'as soon as'
  | 'by the time'
  | 'until'
  | 'that'
  | 'whether'

/** What is said of an act beside what it is: when, in what mode, whether it is so, whether it is told, asked or bidden. */
export type Form = {
  tense: Tense
  not: boolean
  /** It is asked. */
  asks: boolean
  /** What is said after it: “right?”, “you know”. */
  tag?: 'right' | 'you know'
}

const overTenses: ReadonlySet<Tense> = new Set(['past', 'pastProgressive', 'pluperfect', 'usedTo'])

/** Whether it was so: what stands beside it is of the past too. */
export const isPast = ({ tense }: Pick<Form, 'tense'>) => overTenses.has(tense)

/** Whether somebody is told to do it. */
export const isBidden = ({ tense }: Pick<Form, 'tense'>) => tense === 'command' || tense === 'please'

const aheadTenses: ReadonlySet<Tense> = new Set(['future', 'can', 'may', 'must', 'let', 'command', 'please'])

/** Whether it is still to come. */
export const isToCome = ({ tense }: Pick<Form, 'tense'>) => aheadTenses.has(tense)
