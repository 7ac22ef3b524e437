import type { Answer } from '../exercises/answer.ts'
import { judgeBuildSentence } from '../exercises/build-sentence/judge.ts'
import type { BuildSentence } from '../exercises/build-sentence/schema.ts'
import { type ExerciseEngine, malayalamEngine, notAsked, ofTarget } from '../exercises/kinds.ts'
import type { Result } from '../exercises/result.ts'
import type { TurnedCourse } from './english-course-from.ts'
import { makeBuildEnglish, makeEnglishMeaning } from './make-sentences.ts'
import { makeChooseMalayalam, makeHearEnglish, makeIntroduceEnglish, makeMatchEnglish } from './make-words.ts'
import { judgeTypeEnglish, makeTypeSentence, makeTypeWord } from './type-english.ts'

/** The exercises of a learner of English. Those that ask as in Malayalam are judged as those. */
export const englishEngine = (turned: TurnedCourse): ExerciseEngine => ({
  introduce: {
    make: ({ shows = [] }) => makeIntroduceEnglish(shows, turned),
    judge: malayalamEngine.introduce.judge,
  },
  'choose-meaning': {
    make: ofTarget((target, world) => makeChooseMalayalam(target, world, turned)),
    judge: malayalamEngine['choose-meaning'].judge,
  },
  'hear-choose-script': {
    make: ofTarget((target, world) => makeHearEnglish(target, world, turned)),
    judge: malayalamEngine['hear-choose-script'].judge,
  },
  'match-pairs': {
    make: ({ targets }, world) => makeMatchEnglish(targets, world, turned),
    judge: malayalamEngine['match-pairs'].judge,
  },
  'sentence-meaning': {
    make: ofTarget((target, world, { sentence, grid }) =>
      makeEnglishMeaning(target, world, turned, sentence, grid),
    ),
    judge: malayalamEngine['sentence-meaning'].judge,
  },
  'build-sentence': {
    make: ({ targets, sentence }, world) => makeBuildEnglish(targets, world, turned, sentence),
    judge: judgeBuildEnglish,
  },
  'type-english': {
    make: ofTarget((target, world, { sentence }) =>
      sentence === undefined
        ? makeTypeWord(target, turned)
        : makeTypeSentence(target, world, turned, sentence),
    ),
    judge: judgeTypeEnglish,
  },
  'see-choose-sound': notAsked,
  'tell-apart': notAsked,
  'put-ending': notAsked,
  'spell-it': notAsked,
  'type-it': notAsked,
  'write-by-hand': notAsked,
  'say-it': notAsked,
  'say-sentence': notAsked,
  'film-lines': notAsked,
  'quiz-question': notAsked,
  scene: notAsked,
  'scene-recall': notAsked,
})

/** English orders its words by other rules. */
function judgeBuildEnglish(exercise: BuildSentence, answer: Answer): Result {
  const result = judgeBuildSentence(exercise, answer)
  return result.feedback?.type === 'order'
    ? { ...result, feedback: { type: 'english', slips: [{ type: 'order' }], usual: exercise.text } }
    : result
}
