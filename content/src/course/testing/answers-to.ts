import type { Answer, Exercise, ExerciseOf } from '@app/learning/course'
import { graphemes } from '@app/malayalam'

/** The tiles of a sentence in the author's order. */
export const tilesOf = ({ clauses, words }: ExerciseOf<'build-sentence'>): number[] =>
  clauses
    .flatMap(({ phrases }) => phrases.flatMap((phrase) => phrase.words))
    .flatMap((at) => words[at]?.tiles ?? [])

/** A right answer to an exercise. */
export function rightAnswerTo(exercise: Exercise): Answer {
  switch (exercise.kind) {
    case 'introduce':
      return { type: 'seen' }
    case 'choose-meaning':
    case 'sentence-meaning':
    case 'hear-choose-script':
    case 'see-choose-sound':
    case 'tell-apart':
    case 'film-lines':
    case 'scene-recall':
      return { type: 'chosen', option: exercise.right }
    case 'quiz-question':
      return { type: 'chosen', option: 0 }
    case 'match-pairs':
      return { type: 'matched', misses: [] }
    case 'build-sentence':
      return { type: 'built', tiles: tilesOf(exercise) }
    case 'spell-it': {
      const left = exercise.tiles.map((text, place) => ({ text, place }))
      const tiles = graphemes(exercise.words[0] ?? '').map((letter) => {
        const at = left.findIndex(({ text }) => text === letter)
        return left.splice(at, 1)[0]?.place ?? -1
      })
      return { type: 'built', tiles }
    }
    case 'put-ending': {
      const option = exercise.options?.findIndex(({ item }) => item === exercise.ending)
      return option === undefined
        ? { type: 'typed', text: exercise.forms[0] ?? '' }
        : { type: 'chosen', option }
    }
    case 'type-it':
      return { type: 'typed', text: exercise.words[0] ?? '' }
    case 'type-english':
      return { type: 'typed', text: exercise.accepted[0] ?? '' }
    case 'write-by-hand':
      return { type: 'written', done: true, misses: 0 }
    case 'say-it':
      return { type: 'heard', texts: [exercise.words[0] ?? ''] }
    case 'say-sentence':
      return { type: 'heard', texts: [exercise.text] }
    case 'scene':
      return { type: 'walked', finished: true, lines: walkedIn(exercise, true) }
  }
}

/** Wrong answers that can be made without knowing the word: every other option, a tile too many, nonsense. */
export function wrongAnswersTo(exercise: Exercise): Answer[] {
  const others = (count: number, right: number): Answer[] =>
    Array.from({ length: count }, (_, option) => option)
      .filter((option) => option !== right)
      .map((option) => ({ type: 'chosen', option }))
  switch (exercise.kind) {
    case 'introduce':
      return []
    case 'choose-meaning':
    case 'sentence-meaning':
    case 'hear-choose-script':
    case 'see-choose-sound':
    case 'tell-apart':
    case 'film-lines':
    case 'scene-recall':
      return others(exercise.options.length, exercise.right)
    case 'quiz-question':
      return exercise.question.options.flatMap(({ correct }, option): Answer[] =>
        correct ? [] : [{ type: 'chosen', option }],
      )
    case 'match-pairs':
      return [{ type: 'matched', misses: [{ text: 0, match: 1 }] }]
    case 'build-sentence': {
      const right = tilesOf(exercise)
      const extra = [...exercise.tiles.keys()].filter((at) => !right.includes(at))
      return [
        // The verb is never left out; a pronoun may be.
        { type: 'built', tiles: right.slice(0, -(exercise.words.at(-1)?.tiles.length ?? 1)) },
        ...extra.flatMap((tile) =>
          right.map((_, at): Answer => ({ type: 'built', tiles: right.with(at, tile) })),
        ),
      ]
    }
    case 'put-ending':
      return exercise.options
        ? others(
            exercise.options.length,
            exercise.options.findIndex(({ item }) => item === exercise.ending),
          )
        : [{ type: 'typed', text: exercise.text }]
    case 'type-it':
    case 'type-english':
      return [
        { type: 'typed', text: 'ഝഢഘ' },
        { type: 'typed', text: '' },
      ]
    case 'write-by-hand':
      return [{ type: 'written', done: false, misses: 1 }]
    case 'spell-it': {
      const right = rightAnswerTo(exercise)
      const tiles = right.type === 'built' ? right.tiles : []
      const extra = [...exercise.tiles.keys()].filter((at) => !tiles.includes(at))
      // A word may have a shorter spelling: പൂവ്, പൂ.
      const isSpelling = (some: readonly number[]) =>
        exercise.words.includes(some.map((at) => exercise.tiles[at] ?? '').join(''))
      return [tiles.slice(0, -1), ...extra.map((tile) => tiles.with(0, tile))]
        .filter((some) => !isSpelling(some))
        .map((some): Answer => ({ type: 'built', tiles: some }))
    }
    case 'say-sentence':
      return [
        { type: 'heard', texts: ['ഝഢഘ'] },
        { type: 'said', lacked: exercise.parts.map(({ item }) => item) },
      ]
    case 'say-it':
      return [
        { type: 'heard', texts: ['ഝഢഘ'] },
        { type: 'self', right: false },
      ]
    case 'scene':
      return [{ type: 'walked', finished: true, lines: walkedIn(exercise, false) }]
  }
}

/** Every line of the learner, with all that it needs or nothing of it. */
const walkedIn = ({ lines }: ExerciseOf<'scene'>, right: boolean) =>
  lines.flatMap(({ asks }, line) => {
    if (!asks) return []
    const items = asks.targets.map(({ item }) => item)
    return [{ line, right, had: right ? items : [], lacked: right ? [] : items }]
  })
