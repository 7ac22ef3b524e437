import type { Answer, CourseContent, Exercise, ExerciseKind, Result } from '@app/learning/course'
import type { ReactNode } from 'react'

/** An exercise of one kind. */
export type ExerciseOf<Kind extends ExerciseKind> = Extract<Exercise, { kind: Kind }>

/**
 * What the screen of every kind of exercise gets. It asks, takes one answer, and after it shows which part was
 * right. The frame around it has all that kinds share: "I don't know", what was wrong and why, and the way on.
 */
export type ExerciseScreenProps<Kind extends Exercise = Exercise> = {
  exercise: Kind
  /** What was answered, and what it showed. Undefined while the exercise asks. */
  done: { answer: Answer; result: Result } | undefined
  /** To be called once. */
  onAnswer: (answer: Answer) => void
  /** To be called if it cannot be asked here: a film or a recording is out of reach. Another one takes its place. */
  onUnavailable?: () => void
  /** Whether a text is shown with its Latin letters: at least one of its own letters is not known yet. */
  latin: (text: string) => boolean
  /** What it was made of: its words can be heard and looked up. */
  content: CourseContent
  /** Whether the learner cannot listen now: nothing sounds by itself. */
  quiet: boolean
  /** Where a kind may put its own button, within reach of the thumb: the place of the verdict, until there is one. */
  slot: HTMLElement | null
  /** The place of “I don't know”, for a kind that asks more than once. */
  aside?: HTMLElement | null
  /** Draws Malayalam whose words can be tapped; plain where a page has none. */
  renderWords?: (text: string) => ReactNode
}
