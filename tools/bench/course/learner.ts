import { default_w, fsrs } from 'ts-fsrs'
import type { Item, Skill } from '../../../packages/learning/src/practice/index.ts'
import { chanceFrom, factor } from './chance.ts'

/** Three kinds of learners. Heritage learners understand much by ear and cannot read. */
export const learnerKinds = ['beginner', 'heritage', 'forgetful'] as const
export type LearnerKind = (typeof learnerKinds)[number]

/** What is drawn for each kind: around which memory, and how often a day is missed. */
const kinds = {
  beginner: { memory: 1, missesDay: 0.1, takesIn: 0.85 },
  heritage: { memory: 1.1, missesDay: 0.1, takesIn: 0.9 },
  forgetful: { memory: 0.6, missesDay: 0.2, takesIn: 0.7 },
} as const

export type Ask = { item: Item; skill: Skill }
type Trace = { stability: number; difficulty: number; last: number }

const day = 86_400_000
/** What was shown is remembered for so long well enough to be asked at once, in milliseconds. */
const fresh = 30 * 60_000
/** How much of what is known by one skill helps with another that was never tried. */
const helps: Readonly<Record<Skill, number>> = {
  ...{ read: 0.6, hear: 0.6, recall: 0.4, write: 0.3, understand: 0.6, form: 0.4, 'tell-apart': 0 },
}

/**
 * A learner whose memory follows FSRS with parameters of their own, drawn by chance. The programmes do not see
 * it: they see answers, which slip and are guessed.
 */
export type Learner = ReturnType<typeof aLearner>

export function aLearner(kind: LearnerKind, seed: number) {
  const random = chanceFrom(seed)
  const { memory, missesDay, takesIn } = kinds[kind]
  const strength = factor(memory, 0.3, random)
  const growth = factor(1, 0.15, random)
  const slips = 0.02 + 0.03 * random()
  const pace = factor(1, 0.12, random)
  const w = [...default_w].map((value, at) => {
    if (at < 4) return Math.min(100, value * strength)
    return at === 8 ? value + Math.log(growth * Math.sqrt(memory)) : value
  })
  const scheduler = fsrs({ w, enable_fuzz: false, enable_short_term: true })
  const traces = new Map<string, Trace>()
  const shownAt = new Map<Item, number>()
  const skillsOf = new Map<Item, Skill[]>()
  const keyOf = ({ item, skill }: Ask) => `${item} ${skill}`

  function likely(ask: Ask, at: number): number {
    const trace = traces.get(keyOf(ask))
    if (trace) return scheduler.forgetting_curve(Math.max(0, at - trace.last) / day, trace.stability)
    const shown = at - (shownAt.get(ask.item) ?? Number.NEGATIVE_INFINITY) < fresh ? takesIn : 0
    const others = (skillsOf.get(ask.item) ?? []).map((skill) => likely({ item: ask.item, skill }, at))
    return Math.max(shown, ...others.map((other) => other * helps[ask.skill]))
  }

  function remember(ask: Ask, knows: boolean, at: number) {
    const trace = traces.get(keyOf(ask))
    const grade = knows ? 3 : 1
    const days = trace ? (at - trace.last) / day : 0
    const next = scheduler.next_state(trace ?? null, days < 0.3 ? 0 : days, grade)
    traces.set(keyOf(ask), { ...next, last: at })
    if (!trace) skillsOf.set(ask.item, [...(skillsOf.get(ask.item) ?? []), ask.skill])
  }

  /** Something was needed, and known or not. Afterwards the learner sees what would have been right. */
  function learns(ask: Ask, knew: boolean, at: number) {
    remember(ask, knew, at)
    // Whoever says a word has its meaning and its form in mind: what was understood before is practised too.
    if (knew && ask.skill === 'recall')
      for (const skill of ['read', 'hear'] as const)
        if (traces.has(keyOf({ item: ask.item, skill }))) remember({ item: ask.item, skill }, true, at)
    shownAt.set(ask.item, at)
  }

  return {
    kind,
    random,
    pace,
    misses: () => random() < missesDay,
    /** How likely it is that the learner knows something, from 0 to 1. */
    likely,
    /** Whether the learner knows it now, by chance. */
    knows: (ask: Ask, at: number): boolean => random() < likely(ask, at),
    learns,
    /** Whether something that is known is answered wrongly this time. */
    slips: () => random() < slips,
    /** The learner already knew this before the first day. */
    knew: (ask: Ask, stability: number, at: number) => {
      traces.set(keyOf(ask), { stability, difficulty: 4, last: at })
      skillsOf.set(ask.item, [...(skillsOf.get(ask.item) ?? []), ask.skill])
    },
    /** Something new is shown with its meaning. */
    see: (item: Item, at: number) => shownAt.set(item, at),
    /** Asked for one thing alone: whether the answer is right. */
    answers: (ask: Ask, at: number, guess: number): boolean => {
      const knew = random() < likely(ask, at)
      learns(ask, knew, at)
      return knew ? random() >= slips : random() < guess
    },
  }
}
