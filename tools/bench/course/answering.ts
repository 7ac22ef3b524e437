import {
  type Answer,
  type Exercise,
  type ExerciseOf,
  neededTargets,
} from '../../../packages/learning/src/course/index.ts'
import { kindOf } from '../../../packages/learning/src/practice/index.ts'
import { shuffle } from '../../../packages/learning/src/quiz/shuffle.ts'
import { graphemes } from '../../../packages/malayalam/src/index.ts'
import type { Ask, Learner } from './learner.ts'

/** Half of those who know nothing of what the options show say so: “I don't know”. The others guess. */
const honest = 0.5
/** Of those who did not know how to say it, so many believe that they did. */
const believes = 0.15
/** Whoever knows what another option stands for notices so often that it is not that one. */
const notices = 0.5
/** The letters of a word that was forgotten bring it back so often. */
const byLetters = 0.15

/**
 * How a learner answers by what the options show. What they needed to answer, known or not, they learn; of what the
 * rest of a sentence has, they learn nothing.
 */
export function answerTo(exercise: Exercise, learner: Learner, at: number): Answer {
  const drawn = new Map<string, boolean>()
  const knows = (ask: Ask) => {
    const key = `${ask.item} ${ask.skill}`
    const known = drawn.get(key) ?? learner.knows(ask, at)
    drawn.set(key, known)
    return known
  }
  const needs = (ask: Ask) => {
    const knew = knows(ask)
    learner.learns(ask, knew, at)
    return knew
  }
  const guess = <T>(all: readonly T[]) => all[Math.floor(learner.random() * all.length)]

  switch (exercise.kind) {
    case 'introduce':
      for (const { item } of exercise.shown) learner.see(item, at)
      return { type: 'seen' }
    case 'match-pairs':
      return matched(exercise)
    case 'build-sentence':
      return built(exercise)
    case 'say-it': {
      const known = exercise.targets.map(needs).every(Boolean)
      return { type: 'self', right: known || learner.random() < believes }
    }
    case 'say-sentence': {
      const lacked = exercise.targets.filter((target) => !needs(target))
      return {
        type: 'said',
        lacked: lacked.filter(() => learner.random() >= believes).map(({ item }) => item),
      }
    }
    case 'spell-it': {
      const known = exercise.targets.map(needs).every(Boolean) && !learner.slips()
      const [usual = ''] = exercise.words
      const right = placesOf(graphemes(usual), exercise.tiles)
      if (known || learner.random() < byLetters) return { type: 'built', tiles: right }
      return learner.random() < honest ? { type: 'unknown' } : { type: 'built', tiles: right.toReversed() }
    }
    case 'type-it':
    case 'type-english':
      return typed(exercise.kind === 'type-it' ? exercise.words[0] : exercise.accepted[0])
    case 'put-ending':
      return exercise.options ? chosen(exercise.options, rightForm(exercise)) : typed(exercise.forms[0])
    case 'write-by-hand': {
      const known = exercise.targets.map(needs).every(Boolean) && !learner.slips()
      return { type: 'written', done: known, misses: known ? 0 : 9 }
    }
    case 'scene':
      return { type: 'walked', finished: true, lines: exercise.lines.flatMap(answeredLine) }
    case 'quiz-question':
      return { type: 'unknown' }
    default:
      return chosen(exercise.options, exercise.right)
  }

  /** What was not known of a line was lacking in it, unless the learner believes otherwise. */
  function answeredLine({ asks }: ExerciseOf<'scene'>['lines'][number], line: number) {
    if (!asks) return []
    const lost = asks.targets.filter((target) => !needs(target)).filter(() => learner.random() >= believes)
    const lacked = lost.map(({ item }) => item)
    const had = asks.targets.map(({ item }) => item).filter((item) => !lacked.includes(item))
    return [{ line, right: lacked.length === 0, had, lacked }]
  }

  function typed(text = ''): Answer {
    const known = exercise.targets.map(needs).every(Boolean) && !learner.slips()
    return known ? { type: 'typed', text } : { type: 'unknown' }
  }

  function chosen(options: readonly { item?: Ask['item'] | undefined }[], right: number): Answer {
    const rulers = rulersOf(exercise)
    let left = options.map((_, place) => place).filter((place) => place !== right)
    // What is known best comes to mind first; the rest of a sentence is not looked at any more.
    const best = exercise.targets.toSorted((a, b) => learner.likely(b, at) - learner.likely(a, at))
    for (const target of best) {
      const out = left.filter((place) => rulers[place]?.includes(target))
      if (out.length > 0 && needs(target)) left = left.filter((place) => !out.includes(place))
    }
    const skill = exercise.targets[0]?.skill
    const isNoticed = (place: number) => {
      const item = options[place]?.item
      if (!item || !skill || kindOf(item) !== kindOf(exercise.targets[0]?.item ?? '')) return false
      return learner.knows({ item, skill }, at) && learner.random() < notices
    }
    const all = left.length
    left = left.filter((place) => !isNoticed(place))
    if (left.length === 0)
      return { type: 'chosen', option: learner.slips() ? (right + 1) % options.length : right }
    if (all === options.length - 1 && learner.random() < honest) return { type: 'unknown' }
    return { type: 'chosen', option: guess([right, ...left]) ?? right }
  }

  function matched({ pairs, targets, extras }: ExerciseOf<'match-pairs'>): Answer {
    const misses: { text: number; match: number }[] = []
    const open = targets.flatMap((target, at) => (needs(target) ? [] : [at]))
    let halves = [...open, ...extras.map((_, at) => pairs.length + at)]
    for (const text of open) {
      for (const match of shuffle(halves, learner.random)) {
        if (match === text) break
        misses.push({ text, match })
      }
      halves = halves.filter((one) => one !== text)
    }
    return { type: 'matched', misses }
  }

  /** What is not known is taken by chance from the tiles of its kind that could stand there. */
  function built({ words, tiles, joins, targets }: ExerciseOf<'build-sentence'>): Answer {
    const lost = new Set(targets.filter((target) => !needs(target)).map(({ item }) => item))
    if (lost.size === targets.length && learner.random() < honest) return { type: 'unknown' }
    const own = new Set(words.flatMap((word) => word.tiles))
    const taken = new Set<number>()
    const chosen = words.flatMap((word) =>
      word.tiles.map((place, nth) => {
        const tile = tiles[place]
        if (!tile?.items.some((item) => lost.has(item))) return place
        const [stem] = word.tiles
        const fits = [...tiles.keys()].filter((other) => {
          if (other === place || taken.has(other)) return other === place
          if (tiles[other]?.joins !== tile.joins) return false
          const isOpen = !own.has(other) || tiles[other]?.items.some((item) => lost.has(item))
          return isOpen && (nth === 0 || joins.some((join) => join.stem === stem && join.ending === other))
        })
        const found = guess(fits) ?? place
        taken.add(found)
        return found
      }),
    )
    return { type: 'built', tiles: learner.slips() ? chosen.toReversed() : chosen }
  }
}

/** The places of the tiles that spell a word. */
function placesOf(letters: readonly string[], tiles: readonly string[]): number[] {
  const taken = new Set<number>()
  return letters.map((letter) => {
    const place = tiles.findIndex((tile, at) => tile === letter && !taken.has(at))
    taken.add(place)
    return place
  })
}

const rightForm = ({ options = [], forms }: Extract<Exercise, { kind: 'put-ending' }>) =>
  options.findIndex(({ text }) => forms.includes(text))

/** Of each option, what rules it out for who knows it. */
function rulersOf(exercise: Exercise): readonly (readonly Ask[])[] {
  const { targets } = exercise
  switch (exercise.kind) {
    case 'sentence-meaning':
      return exercise.options.map(({ takes = [] }) =>
        targets.filter(({ item }) => takes.some((taken) => taken.item === item)),
      )
    case 'film-lines':
      return exercise.options.map(({ says = [] }, place) =>
        place === exercise.right ? [] : targets.filter(({ item }) => !says.includes(item)),
      )
    case 'put-ending':
      return (exercise.options ?? []).map(() => targets.slice(0, 1))
    default:
      return 'options' in exercise ? exercise.options.map(() => targets.slice(0, 1)) : []
  }
}

/** What of an exercise is needed: who knows all but this cannot be sure. */
export const neededIn = (exercise: Exercise): readonly Ask[] => neededTargets(exercise)
