import type { Item } from '../../practice/item.ts'
import type { Answer } from './answer.ts'
import { judgeBuildSentence } from './build-sentence/judge.ts'
import { makeBuildSentence } from './build-sentence/make.ts'
import { judgeChooseMeaning } from './choose-meaning/judge.ts'
import { makeChooseMeaning } from './choose-meaning/make.ts'
import type { Exercise, ExerciseKind, ExerciseVariant } from './exercise.ts'
import { judgeFilmLines } from './film-lines/judge.ts'
import { makeFilmLines } from './film-lines/make.ts'
import { judgeHearChooseScript } from './hear-choose-script/judge.ts'
import { makeHearChooseScript } from './hear-choose-script/make.ts'
import { judgeIntroduce } from './introduce/judge.ts'
import { makeIntroduce } from './introduce/make.ts'
import { judgeMatchPairs } from './match-pairs/judge.ts'
import { makeMatchPairs } from './match-pairs/make.ts'
import type { Target } from './parts.ts'
import { judgePutEnding } from './put-ending/judge.ts'
import { makePutEnding } from './put-ending/make.ts'
import { judgeQuizQuestion } from './quiz-question/judge.ts'
import { makeQuizQuestion, quizQuestion } from './quiz-question/make.ts'
import { misfit, type Result } from './result.ts'
import { judgeSayIt } from './say-it/judge.ts'
import { makeSayIt } from './say-it/make.ts'
import { judgeSeeChooseSound } from './see-choose-sound/judge.ts'
import { makeSeeChooseSound } from './see-choose-sound/make.ts'
import { judgeSentenceMeaning } from './sentence-meaning/judge.ts'
import { makeSentenceMeaning } from './sentence-meaning/make.ts'
import { judgeTellApart } from './tell-apart/judge.ts'
import { makeTellApart } from './tell-apart/make.ts'
import { judgeTypeIt } from './type-it/judge.ts'
import { makeTypeIt } from './type-it/make.ts'
import type { World } from './world.ts'
import { judgeWriteByHand } from './write-by-hand/judge.ts'
import { makeWriteByHand } from './write-by-hand/make.ts'

/**
 * An exercise that is planned: its kind, and what it asks for (the first is what it is for) or shows. The
 * sentence or film line to make it of may be given.
 */
export type Plan = {
  kind: ExerciseKind
  targets: readonly Target[]
  shows?: readonly Item[]
  sentence?: string | undefined
  line?: string | undefined
  /** A question of a topic, by `topic/question`: it asks for all words of its Malayalam. */
  question?: string | undefined
  /** Whether an ending is typed, not chosen. */
  keyboard?: boolean
}

/** A plan that asks for one item in one way. */
export const planOf = ({ kind, skill, keyboard }: ExerciseVariant, item: Item): Plan => ({
  kind,
  targets: skill ? [{ item, skill }] : [],
  shows: skill ? [] : [item],
  keyboard: keyboard === true,
})

/**
 * The exercise of a plan. Undefined if the content has nothing to make it of: no clip, no sentence, no other
 * option. Then a session asks in another way.
 */
export function makeExercise(plan: Plan, world: World): Exercise | undefined {
  const { kind, targets, shows = [], sentence, line, question, keyboard = false } = plan
  if (kind === 'introduce') return makeIntroduce(shows, world.content)
  if (kind === 'quiz-question' && question !== undefined) return quizQuestion(question, world)
  const [asked] = targets
  if (!asked) return undefined
  switch (kind) {
    case 'choose-meaning':
      return makeChooseMeaning(asked, world)
    case 'hear-choose-script':
      return makeHearChooseScript(asked, world)
    case 'see-choose-sound':
      return makeSeeChooseSound(asked, world)
    case 'match-pairs':
      return makeMatchPairs(targets, world)
    case 'tell-apart':
      return makeTellApart(asked, world)
    case 'sentence-meaning':
      return makeSentenceMeaning(asked, world, sentence)
    case 'build-sentence':
      return makeBuildSentence(asked, world, sentence)
    case 'put-ending':
      return makePutEnding(asked, world, keyboard ? 'type' : 'choose')
    case 'type-it':
      return makeTypeIt(asked, world)
    case 'type-english':
      return undefined
    case 'write-by-hand':
      return makeWriteByHand(asked, world)
    case 'say-it':
      return makeSayIt(asked, world)
    case 'film-lines':
      return makeFilmLines(asked, world, line)
    case 'quiz-question':
      return makeQuizQuestion(asked, world)
  }
}

/** What an answer shows of the items that an exercise asks for, and why it is wrong. */
export function judgeExercise(exercise: Exercise, answer: Answer): Result {
  switch (exercise.kind) {
    case 'introduce':
      return judgeIntroduce(exercise, answer)
    case 'choose-meaning':
      return judgeChooseMeaning(exercise, answer)
    case 'hear-choose-script':
      return judgeHearChooseScript(exercise, answer)
    case 'see-choose-sound':
      return judgeSeeChooseSound(exercise, answer)
    case 'match-pairs':
      return judgeMatchPairs(exercise, answer)
    case 'tell-apart':
      return judgeTellApart(exercise, answer)
    case 'sentence-meaning':
      return judgeSentenceMeaning(exercise, answer)
    case 'build-sentence':
      return judgeBuildSentence(exercise, answer)
    case 'put-ending':
      return judgePutEnding(exercise, answer)
    case 'type-it':
      return judgeTypeIt(exercise, answer)
    case 'type-english':
      return misfit(answer, exercise.kind)
    case 'write-by-hand':
      return judgeWriteByHand(exercise, answer)
    case 'say-it':
      return judgeSayIt(exercise, answer)
    case 'film-lines':
      return judgeFilmLines(exercise, answer)
    case 'quiz-question':
      return judgeQuizQuestion(exercise, answer)
  }
}

/** What the log calls an exercise: its kind, and what it was made of. */
export function exerciseName(exercise: Exercise): string {
  switch (exercise.kind) {
    case 'introduce':
      return `introduce/${exercise.shown[0]?.item ?? ''}`
    case 'sentence-meaning':
    case 'build-sentence':
      return `${exercise.kind}/${exercise.sentence}`
    case 'film-lines':
      return `film-lines/${exercise.line}`
    case 'quiz-question':
      return `quiz:${exercise.id}`
    default:
      return `${exercise.kind}/${exercise.targets[0]?.item ?? ''}`
  }
}
