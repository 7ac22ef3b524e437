import type { CourseContent, Exercise } from '@app/learning/course'
import { useRomanise } from './use-romanise.ts'

/** The right answer in words. A letter has an `example`, a word with it: its Latin alone reads in more than one way. */
export type RightText = { text: string; example?: string | undefined }

/** The right answer in words, for those who do not see which one is marked. Undefined if it has no words. */
export function useRightText(exercise: Exercise, { letters }: CourseContent): RightText | undefined {
  const romanise = useRomanise()
  const exampleOf = (item: string | undefined) =>
    letters.get(item?.replace('letter:', '') ?? '')?.example.word
  switch (exercise.kind) {
    case 'choose-meaning':
    case 'sentence-meaning':
    case 'tell-apart':
    case 'film-lines':
    case 'scene-recall':
      return textOf(exercise.options[exercise.right]?.text)
    case 'hear-choose-script': {
      const right = exercise.options[exercise.right]
      return right && { text: right.text, example: exampleOf(right.item) }
    }
    case 'see-choose-sound': {
      const right = exercise.options[exercise.right]
      const example = exampleOf(right?.item)
      if (example === undefined) return textOf(right?.means)
      const says = exercise.options.map(({ say, text }) => say ?? text)
      return { text: romanise(says)[exercise.right]?.text ?? '', example }
    }
    case 'quiz-question':
      return textOf(exercise.question.options.find(({ correct }) => correct)?.text)
    case 'put-ending':
      return textOf(exercise.forms[0])
    case 'spell-it':
    case 'type-it':
    case 'say-it':
      return textOf(exercise.words[0])
    case 'type-english':
      return textOf(exercise.accepted[0])
    case 'build-sentence':
    case 'say-sentence':
    case 'write-by-hand':
      return textOf(exercise.text)
    case 'match-pairs': {
      const spelt = romanise(exercise.pairs.map(({ say, match }) => say ?? match))
      return textOf(exercise.pairs.map(({ text }, at) => `${text}: ${spelt[at]?.text ?? ''}`).join(', '))
    }
    // The walk shows the right answer to each line.
    case 'scene':
    case 'introduce':
      return undefined
  }
}

const textOf = (text: string | undefined) => (text === undefined ? undefined : { text })
