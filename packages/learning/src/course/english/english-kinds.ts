import type { Answer } from '../exercises/answer.ts'
import { judgeBuildSentence } from '../exercises/build-sentence/judge.ts'
import type { Exercise } from '../exercises/exercise.ts'
import { judgeExercise, type Plan } from '../exercises/kinds.ts'
import type { Result } from '../exercises/result.ts'
import type { World } from '../exercises/world.ts'
import type { ExerciseEngine } from '../session/run.ts'
import type { TurnedCourse } from './english-course-from.ts'
import { makeBuildEnglish, makeEnglishMeaning } from './make-sentences.ts'
import { makeChooseMalayalam, makeHearEnglish, makeIntroduceEnglish, makeMatchEnglish } from './make-words.ts'
import { judgeTypeEnglish, makeTypeSentence, makeTypeWord } from './type-english.ts'

/** Makes and judges the exercises of a learner of English. */
export const englishEngine = (turned: TurnedCourse): ExerciseEngine => ({
  make: (plan, world) => makeEnglish(plan, world, turned),
  judge: judgeEnglishExercise,
})

function makeEnglish(
  { kind, targets, shows = [], sentence }: Plan,
  world: World,
  turned: TurnedCourse,
): Exercise | undefined {
  const [asked] = targets
  if (kind === 'introduce') return makeIntroduceEnglish(shows, turned)
  if (!asked) return undefined
  switch (kind) {
    case 'choose-meaning':
      return makeChooseMalayalam(asked, world, turned)
    case 'hear-choose-script':
      return makeHearEnglish(asked, world, turned)
    case 'match-pairs':
      return makeMatchEnglish(targets, world, turned)
    case 'sentence-meaning':
      return makeEnglishMeaning(asked, world, turned, sentence)
    case 'build-sentence':
      return makeBuildEnglish(asked, world, turned, sentence)
    case 'type-english':
      return sentence === undefined
        ? makeTypeWord(asked, turned)
        : makeTypeSentence(asked, world, turned, sentence)
    default:
      return undefined
  }
}

function judgeEnglishExercise(exercise: Exercise, answer: Answer): Result {
  switch (exercise.kind) {
    case 'type-english':
      return judgeTypeEnglish(exercise, answer)
    case 'build-sentence': {
      const result = judgeBuildSentence(exercise, answer)
      // English orders its words by other rules.
      return result.feedback?.type === 'order'
        ? { ...result, feedback: { type: 'english', slips: [{ type: 'order' }], usual: exercise.text } }
        : result
    }
    default:
      return judgeExercise(exercise, answer)
  }
}
