import type { Exercise } from '@app/learning/course'

/** The right answer in words, for those who do not see which one is marked. Undefined if it has no words. */
export function rightText(exercise: Exercise): string | undefined {
  switch (exercise.kind) {
    case 'choose-meaning':
    case 'sentence-meaning':
    case 'hear-choose-script':
    case 'tell-apart':
    case 'film-lines':
      return exercise.options[exercise.right]?.text
    // The letter or word in script: its Latin reads in more than one way.
    case 'see-choose-sound':
      return exercise.options[exercise.right]?.means
    case 'quiz-question':
      return exercise.question.options.find(({ correct }) => correct)?.text
    case 'put-ending':
      return exercise.forms[0]
    case 'type-it':
    case 'say-it':
      return exercise.words[0]
    case 'build-sentence':
    case 'write-by-hand':
      return exercise.text
    case 'match-pairs':
      return exercise.pairs.map(({ text, match }) => `${text}: ${match}`).join(', ')
    case 'introduce':
      return undefined
  }
}
