import { type Item, idOfKind } from '../../practice/item.ts'
import type { Answer } from './answer.ts'
import { judgeBuildSentence } from './build-sentence/judge.ts'
import { makeBuildSentence } from './build-sentence/make.ts'
import { judgeChooseMeaning } from './choose-meaning/judge.ts'
import { makeChooseMeaning } from './choose-meaning/make.ts'
import type { Exercise, ExerciseKind, ExerciseOf, ExerciseVariant } from './exercise.ts'
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
import { judgeSaySentence } from './say-sentence/judge.ts'
import { makeSaySentence } from './say-sentence/make.ts'
import { judgeScene } from './scene/judge.ts'
import { makeScene } from './scene/make.ts'
import { judgeSceneRecall } from './scene-recall/judge.ts'
import { makeSceneRecall } from './scene-recall/make.ts'
import { judgeSeeChooseSound } from './see-choose-sound/judge.ts'
import { makeSeeChooseSound } from './see-choose-sound/make.ts'
import { judgeSentenceMeaning } from './sentence-meaning/judge.ts'
import { makeSentenceMeaning } from './sentence-meaning/make.ts'
import { judgeSpellIt } from './spell-it/judge.ts'
import { makeSpellIt } from './spell-it/make.ts'
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
  /** Which grid of the sentence, counted from 0. */
  grid?: number | undefined
  line?: string | undefined
  /** A question of a topic, by `topic/question`: it asks for all words of its Malayalam. */
  question?: string | undefined
  /** Whether an ending is typed, not chosen, and whether lines of a scene may be. */
  keyboard?: boolean
  /** Whether lines of a scene may be said, and heard. */
  speech?: boolean
  sound?: boolean
}

/** A plan that asks for one item in one way. */
export const planOf = ({ kind, skill, keyboard }: ExerciseVariant, item: Item): Plan => ({
  kind,
  targets: skill ? [{ item, skill }] : [],
  shows: skill ? [] : [item],
  keyboard: keyboard === true,
})

/**
 * What a kind of exercise is where one language is learnt: how it is made of a plan, and judged. `make` gives undefined if
 * the content has nothing to make it of: no clip, no sentence, no other option. Then a session asks in another way.
 */
type Rules<Kind extends ExerciseKind> = {
  make: (plan: Plan, world: World) => ExerciseOf<Kind> | undefined
  judge: (exercise: ExerciseOf<Kind>, answer: Answer) => Result
}

/** The kinds of exercises of a language that is learnt. Every kind is in it; one that it does not have is `notAsked`. */
export type ExerciseEngine = { readonly [Kind in ExerciseKind]: Rules<Kind> }

export const notAsked = {
  make: () => undefined,
  judge: ({ kind }: Exercise, answer: Answer) => misfit(answer, kind),
}

/** Makes an exercise of the first thing that a plan asks for. */
export const ofTarget =
  <Made>(make: (target: Target, world: World, plan: Plan) => Made | undefined) =>
  (plan: Plan, world: World): Made | undefined => {
    const [target] = plan.targets
    return target && make(target, world, plan)
  }

/** Makes an exercise of the scene that a plan asks for. */
const ofScene =
  <Made>(
    make: (id: string, world: World, can: Required<Pick<Plan, 'keyboard' | 'speech' | 'sound'>>) => Made,
  ) =>
  ({ targets: [target], keyboard = false, speech = false, sound = false }: Plan, world: World) => {
    const id = target && idOfKind(target.item, 'scene')
    return id === undefined ? undefined : make(id, world, { keyboard, speech, sound })
  }

/** The exercises of a learner of Malayalam. */
export const malayalamEngine: ExerciseEngine = {
  introduce: { make: ({ shows = [] }, world) => makeIntroduce(shows, world), judge: judgeIntroduce },
  'choose-meaning': { make: ofTarget(makeChooseMeaning), judge: judgeChooseMeaning },
  'hear-choose-script': { make: ofTarget(makeHearChooseScript), judge: judgeHearChooseScript },
  'see-choose-sound': { make: ofTarget(makeSeeChooseSound), judge: judgeSeeChooseSound },
  'match-pairs': { make: ({ targets }, world) => makeMatchPairs(targets, world), judge: judgeMatchPairs },
  'tell-apart': { make: ofTarget(makeTellApart), judge: judgeTellApart },
  'sentence-meaning': {
    make: ofTarget((target, world, { sentence, grid }) => makeSentenceMeaning(target, world, sentence, grid)),
    judge: judgeSentenceMeaning,
  },
  'build-sentence': {
    make: ({ targets, sentence }, world) => makeBuildSentence(targets, world, sentence),
    judge: judgeBuildSentence,
  },
  'put-ending': {
    make: ofTarget((target, world, { keyboard, sentence }) =>
      makePutEnding(target, world, keyboard ? 'type' : 'choose', sentence),
    ),
    judge: judgePutEnding,
  },
  'spell-it': { make: ofTarget(makeSpellIt), judge: judgeSpellIt },
  'type-it': { make: ofTarget(makeTypeIt), judge: judgeTypeIt },
  'type-english': notAsked,
  'write-by-hand': { make: ofTarget(makeWriteByHand), judge: judgeWriteByHand },
  'say-it': { make: ofTarget(makeSayIt), judge: judgeSayIt },
  'say-sentence': {
    make: ({ targets, sentence }, world) => makeSaySentence(targets, world, sentence),
    judge: judgeSaySentence,
  },
  'film-lines': {
    make: ofTarget((target, world, { line }) => makeFilmLines(target, world, line)),
    judge: judgeFilmLines,
  },
  'quiz-question': {
    make: (plan, world) =>
      plan.question === undefined
        ? ofTarget(makeQuizQuestion)(plan, world)
        : quizQuestion(plan.question, world),
    judge: judgeQuizQuestion,
  },
  scene: { make: ofScene(makeScene), judge: judgeScene },
  'scene-recall': { make: ofScene(makeSceneRecall), judge: judgeSceneRecall },
}

/** The exercise of a plan, by the kinds of the language that is learnt. */
export const makeExercise = (
  plan: Plan,
  world: World,
  engine: ExerciseEngine = malayalamEngine,
): Exercise | undefined => engine[plan.kind].make(plan, world)

/** What an answer shows of the items that an exercise asks for, and why it is wrong. */
export const judgeExercise = (
  exercise: Exercise,
  answer: Answer,
  engine: ExerciseEngine = malayalamEngine,
): Result => judged(exercise.kind, exercise, answer, engine)

const judged = <Kind extends ExerciseKind>(
  kind: Kind,
  exercise: ExerciseOf<Kind>,
  answer: Answer,
  engine: ExerciseEngine,
): Result => engine[kind].judge(exercise, answer)

/** What the log calls an exercise: its kind, and what it was made of. */
export function exerciseName(exercise: Exercise): string {
  switch (exercise.kind) {
    case 'introduce':
      return `introduce/${exercise.shown[0]?.item ?? ''}`
    case 'sentence-meaning':
    case 'build-sentence':
    case 'say-sentence':
      return `${exercise.kind}/${exercise.sentence}`
    case 'scene':
    case 'scene-recall':
      return `${exercise.kind}/${exercise.scene}`
    case 'film-lines':
      return `film-lines/${exercise.line}`
    case 'quiz-question':
      return `quiz:${exercise.id}`
    default:
      return `${exercise.kind}/${exercise.targets[0]?.item ?? ''}`
  }
}
