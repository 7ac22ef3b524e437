import type { Exercise, Feedback } from '@app/learning/course'
import { Reading } from '../../ui/reading.tsx'
import { WhyLine } from './why-line.tsx'

/** Why an order is wrong: the rule, and the sentence in its usual order. Nothing for any other reason. */
export function WhyOrder({ exercise, feedback }: { exercise: Exercise; feedback: Feedback | undefined }) {
  if (exercise.kind !== 'build-sentence' || (feedback?.type !== 'order' && feedback?.type !== 'other-order'))
    return null
  return (
    <div className="grid gap-2">
      <p>
        <WhyLine feedback={feedback} />
      </p>
      <p lang="ml" className="text-xl">
        {exercise.text}
      </p>
      <p>
        <Reading text={exercise.text} />
      </p>
      <p lang="en">{exercise.english}</p>
    </div>
  )
}
