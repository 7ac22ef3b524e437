import { neededTiles } from './build-sentence/needed-tiles.ts'
import type { Exercise, ExerciseKind, ExerciseOf } from './exercise.ts'
import { notUnderstood } from './options/blame-meaning.ts'
import { neededByOptions } from './options/needed-by-options.ts'
import type { Target } from './parts.ts'
import { neededInQuiz } from './quiz-question/needed-in-quiz.ts'
import { sureOf } from './scene/sure-of.ts'

type Needs<Kind extends ExerciseKind> = (exercise: ExerciseOf<Kind>) => readonly Target[]

const all = ({ targets }: Exercise) => targets

/** Options that stand for the item alone: each rules out another. */
const ofOptions = ({ targets, options }: { targets: readonly Target[]; options: readonly unknown[] }) =>
  options.length > 1 ? targets.slice(0, 1) : []

const needs: { [Kind in ExerciseKind]: Needs<Kind> } = {
  introduce: () => [],
  'choose-meaning': ofOptions,
  'hear-choose-script': ofOptions,
  'see-choose-sound': ofOptions,
  'tell-apart': ofOptions,
  // Without a half that fits none, the last pair is what is left over.
  'match-pairs': ({ targets, pairs, extras }) => targets.slice(0, pairs.length - 1 + extras.length),
  'sentence-meaning': ({ targets, options, right }) =>
    neededByOptions(
      targets,
      options.map(({ takes = [] }, at) => (at === right ? [] : takes.map(({ item }) => item))),
    ),
  'film-lines': ({ targets, told, options, right }) =>
    neededByOptions(
      targets,
      options.map(({ text, says }, at) =>
        at === right ? [] : notUnderstood(told, options[right]?.text ?? '', text, says),
      ),
    ),
  'quiz-question': neededInQuiz,
  'build-sentence': neededTiles,
  'put-ending': ({ targets, options, forms }) =>
    targets.slice(0, options?.some(({ text }) => !forms.includes(text)) === false ? 0 : 1),
  'spell-it': ({ targets, tiles, words: [usual = ''] }) =>
    tiles.join('').length > usual.length ? targets : [],
  'type-it': all,
  'type-english': all,
  'write-by-hand': all,
  'say-it': all,
  'say-sentence': all,
  scene: ({ lines }) => lines.flatMap(({ asks }) => (asks ? sureOf(asks) : [])),
  // The one word that says which option is right.
  'scene-recall': all,
}

/**
 * What one must know to be sure of the right answer, by its options or tiles: who knows all of these but one cannot be
 * sure. Only this is credited.
 */
export const neededTargets = (exercise: Exercise): readonly Target[] => neededOf(exercise.kind, exercise)

const neededOf = <Kind extends ExerciseKind>(kind: Kind, exercise: ExerciseOf<Kind>): readonly Target[] =>
  needs[kind](exercise)
