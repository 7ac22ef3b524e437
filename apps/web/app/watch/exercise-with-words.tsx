import type { ExerciseKind } from '@app/learning/course'
import type { ExerciseScreenProps } from '../features/practice/exercise-screen.ts'
import { ExerciseView, prepareExercise } from '../features/practice/exercise-view.tsx'
import { LateWithTappable } from '../features/words/late-with-tappable.ts'

const isOfScene = (kind: ExerciseKind) => kind === 'scene' || kind === 'scene-recall'

/** The screen of an exercise. The words of scenes can be tapped: what explains them comes with the first scene. */
export function ExerciseWithWords(props: ExerciseScreenProps) {
  if (!isOfScene(props.exercise.kind)) return <ExerciseView {...props} />
  return (
    <LateWithTappable>
      {(renderText) => <ExerciseView {...props} renderWords={renderText} />}
    </LateWithTappable>
  )
}

/** Loads the screen of a kind ahead, with what explains its words. */
export function prepareWithWords(kind: ExerciseKind) {
  prepareExercise(kind)
  if (isOfScene(kind)) LateWithTappable.prepare().catch(() => undefined)
}
