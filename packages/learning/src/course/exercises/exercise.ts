import * as v from 'valibot'
import type { ItemKind, Skill } from '../../practice/item.ts'
import { BuildSentence } from './build-sentence/schema.ts'
import { ChooseMeaning } from './choose-meaning/schema.ts'
import { FilmLines } from './film-lines/schema.ts'
import { HearChooseScript } from './hear-choose-script/schema.ts'
import { Introduce } from './introduce/schema.ts'
import { MatchPairs } from './match-pairs/schema.ts'
import { PutEnding } from './put-ending/schema.ts'
import { QuizQuestion } from './quiz-question/schema.ts'
import { SayIt } from './say-it/schema.ts'
import { SaySentence } from './say-sentence/schema.ts'
import { Scene } from './scene/schema.ts'
import { SceneRecall } from './scene-recall/schema.ts'
import { SeeChooseSound } from './see-choose-sound/schema.ts'
import { SentenceMeaning } from './sentence-meaning/schema.ts'
import { SpellIt } from './spell-it/schema.ts'
import { TellApart } from './tell-apart/schema.ts'
import { TypeEnglish } from './type-english/schema.ts'
import { TypeIt } from './type-it/schema.ts'
import { WriteByHand } from './write-by-hand/schema.ts'

/** An exercise, ready to be shown: everything that its screen and its judge need is in it. */
export const Exercise = v.variant('kind', [
  Introduce,
  ChooseMeaning,
  HearChooseScript,
  SeeChooseSound,
  MatchPairs,
  TellApart,
  BuildSentence,
  PutEnding,
  SpellIt,
  TypeIt,
  TypeEnglish,
  WriteByHand,
  SayIt,
  SaySentence,
  FilmLines,
  SentenceMeaning,
  QuizQuestion,
  Scene,
  SceneRecall,
])
export type Exercise = v.InferOutput<typeof Exercise>
export type ExerciseKind = Exercise['kind']
/** The exercises of a kind, or of any of some kinds. */
export type ExerciseOf<Kind extends ExerciseKind> = Extract<Exercise, { kind: Kind }>

/**
 * A kind of exercise for one kind of item and one skill: each needs something else. What a session plans with. The seconds
 * are those until the answer; they are also what the bench takes.
 */
export type ExerciseVariant = {
  kind: ExerciseKind
  of: ItemKind
  /** What it looks at. Of an introduction there is none: it asks for nothing. */
  skill?: Skill
  /** It needs sound, a way to record speech, or typing. */
  sound?: true
  speech?: true
  keyboard?: true
  /** It shows nothing but script, or its Latin gives the answer away: not for a word with untaught letters. */
  script?: true
  /** A session chooses its sentence, or all that it asks for: it is not made of one item alone. */
  needsContext?: true
  /** 0 is an introduction; 1 to choose; 2 to choose by ear; 3 to build; 4 to type or write; 5 to say. */
  hard: 0 | 1 | 2 | 3 | 4 | 5
  /** What it takes a learner, in seconds. */
  seconds: number
  /** The usual number of items that it asks for. */
  items: number
}

const ear = { skill: 'hear', sound: true } as const
const say = { speech: true, needsContext: true, hard: 5, seconds: 18, items: 4 } as const
const build = { kind: 'build-sentence', needsContext: true, hard: 3, seconds: 18, items: 3 } as const
const typed = { kind: 'type-english', of: 'english', keyboard: true, hard: 4 } as const

/** Every variant there is, the easiest of each kind first. */
export const exerciseVariants: readonly ExerciseVariant[] = [
  { kind: 'introduce', of: 'letter', needsContext: true, hard: 0, seconds: 8, items: 0 },
  { kind: 'introduce', of: 'word', needsContext: true, hard: 0, seconds: 8, items: 0 },
  { kind: 'introduce', of: 'ending', needsContext: true, hard: 0, seconds: 12, items: 0 },
  { kind: 'introduce', of: 'contrast', needsContext: true, hard: 0, seconds: 12, items: 0 },
  { kind: 'choose-meaning', of: 'word', skill: 'read', hard: 1, seconds: 8, items: 1 },
  { kind: 'choose-meaning', of: 'word', ...ear, hard: 2, seconds: 10, items: 1 },
  { kind: 'choose-meaning', of: 'ending', skill: 'understand', hard: 1, seconds: 10, items: 1 },
  {
    kind: 'hear-choose-script',
    of: 'letter',
    skill: 'read',
    sound: true,
    needsContext: true,
    hard: 1,
    seconds: 9,
    items: 1,
  },
  { kind: 'hear-choose-script', of: 'letter', ...ear, script: true, hard: 2, seconds: 8, items: 1 },
  { kind: 'hear-choose-script', of: 'word', ...ear, script: true, hard: 2, seconds: 10, items: 1 },
  { kind: 'see-choose-sound', of: 'letter', skill: 'read', script: true, hard: 1, seconds: 8, items: 1 },
  { kind: 'see-choose-sound', of: 'word', skill: 'read', script: true, hard: 1, seconds: 8, items: 1 },
  { kind: 'match-pairs', of: 'letter', skill: 'read', needsContext: true, hard: 1, seconds: 20, items: 5 },
  { kind: 'match-pairs', of: 'letter', ...ear, needsContext: true, hard: 2, seconds: 25, items: 5 },
  { kind: 'match-pairs', of: 'word', skill: 'read', needsContext: true, hard: 1, seconds: 20, items: 5 },
  { kind: 'match-pairs', of: 'word', ...ear, needsContext: true, hard: 2, seconds: 25, items: 5 },
  { kind: 'tell-apart', of: 'contrast', skill: 'tell-apart', sound: true, hard: 2, seconds: 10, items: 1 },
  { kind: 'sentence-meaning', of: 'word', skill: 'read', needsContext: true, hard: 1, seconds: 14, items: 2 },
  { kind: 'sentence-meaning', of: 'word', ...ear, needsContext: true, hard: 2, seconds: 15, items: 2 },
  {
    ...{ kind: 'sentence-meaning', of: 'ending', skill: 'understand', needsContext: true },
    ...{ hard: 1, seconds: 14, items: 2 },
  },
  { ...build, of: 'word', skill: 'recall' },
  { ...build, of: 'ending', skill: 'form' },
  { kind: 'put-ending', of: 'ending', skill: 'form', hard: 2, seconds: 12, items: 1 },
  { kind: 'put-ending', of: 'ending', skill: 'form', keyboard: true, hard: 4, seconds: 25, items: 1 },
  { kind: 'spell-it', of: 'word', skill: 'recall', hard: 3, seconds: 12, items: 1 },
  {
    kind: 'type-it',
    of: 'word',
    skill: 'recall',
    keyboard: true,
    script: true,
    hard: 4,
    seconds: 25,
    items: 1,
  },
  { kind: 'type-it', of: 'word', ...ear, keyboard: true, script: true, hard: 4, seconds: 25, items: 1 },
  { kind: 'write-by-hand', of: 'letter', skill: 'write', hard: 4, seconds: 25, items: 1 },
  { kind: 'say-it', of: 'word', skill: 'recall', speech: true, hard: 5, seconds: 15, items: 1 },
  { kind: 'say-it', of: 'word', skill: 'read', speech: true, script: true, hard: 3, seconds: 12, items: 1 },
  { kind: 'say-sentence', of: 'word', skill: 'recall', ...say },
  { kind: 'say-sentence', of: 'ending', skill: 'form', ...say },
  { kind: 'film-lines', of: 'word', ...ear, needsContext: true, hard: 3, seconds: 25, items: 1 },
  { kind: 'quiz-question', of: 'word', skill: 'read', needsContext: true, hard: 2, seconds: 12, items: 3 },
  // Its session says how long it is, and what it asks for is known when it is made.
  { kind: 'scene', of: 'scene', skill: 'understand', needsContext: true, hard: 3, seconds: 75, items: 0 },
  { kind: 'scene-recall', of: 'scene', skill: 'recall', needsContext: true, hard: 1, seconds: 12, items: 0 },
  { kind: 'introduce', of: 'english', needsContext: true, hard: 0, seconds: 8, items: 0 },
  { kind: 'choose-meaning', of: 'english', skill: 'read', hard: 1, seconds: 8, items: 1 },
  { kind: 'choose-meaning', of: 'english', ...ear, hard: 2, seconds: 10, items: 1 },
  { kind: 'hear-choose-script', of: 'english', ...ear, hard: 2, seconds: 10, items: 1 },
  { kind: 'match-pairs', of: 'english', skill: 'read', needsContext: true, hard: 1, seconds: 20, items: 5 },
  { kind: 'match-pairs', of: 'english', ...ear, needsContext: true, hard: 2, seconds: 25, items: 5 },
  {
    kind: 'sentence-meaning',
    of: 'english',
    skill: 'read',
    needsContext: true,
    hard: 1,
    seconds: 14,
    items: 2,
  },
  { ...build, of: 'english', skill: 'recall' },
  { ...typed, skill: 'recall', seconds: 20, items: 1 },
  { ...typed, ...ear, seconds: 20, items: 1 },
  { ...typed, skill: 'recall', needsContext: true, seconds: 40, items: 4 },
]

/** Every kind there is, in the order of the ways. */
export const exerciseKinds: readonly ExerciseKind[] = [...new Set(exerciseVariants.map(({ kind }) => kind))]
