import { loaders } from 'virtual:content/questions'
import {
  type Answer,
  type Exercise,
  type ExerciseKind,
  exerciseKinds,
  exerciseVariants,
  judgeExercise,
} from '@app/learning/course'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { type Course, loadCourse } from '../../../course/course.ts'
import { useTargetLanguage } from '../../../device/target-language/target-language.ts'
import { Button } from '../../../ui/button.tsx'
import { PlainLink } from '../../../ui/plain-link.tsx'
import { WaitForScript } from '../../../ui/wait-for-script.tsx'
import { ExerciseFrame } from '../exercise-frame.tsx'
import type { ExerciseScreenProps } from '../exercise-screen.ts'
import { OverPage } from '../session-over.tsx'
import { sampleExercises } from './sample-exercises.ts'

type Props = {
  kind: string
  seed: number
  address: string
  renderExercise: (props: ExerciseScreenProps) => ReactNode
  onClose: () => void
}

/** Samples of one kind, one after the other; or, without a kind, all kinds to choose from. */
export function SampleScreen({ kind, seed, address, renderExercise, onClose }: Props) {
  const found = exerciseKinds.find((one) => one === kind)
  const samples = useSamples(found, seed)
  const isEnglish = useTargetLanguage() === 'english'
  if (!found || !samples)
    return (
      <OverPage>
        <h1 className="text-3xl font-bold">
          <Trans>Kinds of exercise</Trans>
        </h1>
        {found ? (
          <WaitForScript>
            <Trans>Laying out samples…</Trans>
          </WaitForScript>
        ) : (
          <ul lang="en" className="mt-4 grid gap-2">
            {exerciseKinds
              .filter((one) => isAskedIn(one, isEnglish))
              .map((one) => (
                <li key={one}>
                  <PlainLink to={`${address}?kind=${one}`}>{one}</PlainLink>
                </li>
              ))}
          </ul>
        )}
      </OverPage>
    )
  return <Samples key={`${kind} ${seed}`} {...samples} renderExercise={renderExercise} onClose={onClose} />
}

/** Whether there is a way to ask a kind where English, or Malayalam, is learnt. */
const isAskedIn = (asked: ExerciseKind, isEnglish: boolean) =>
  exerciseVariants.some(({ kind, of }) => kind === asked && (of === 'english') === isEnglish)

type Samples = { course: Course; exercises: readonly Exercise[] }
type SamplesProps = Samples & Pick<Props, 'renderExercise' | 'onClose'>

function Samples({ course, exercises, renderExercise, onClose }: SamplesProps) {
  const [at, setAt] = useState(0)
  const [answer, setAnswer] = useState<Answer>()
  const exercise = exercises[at]
  const next = () => {
    setAnswer(undefined)
    setAt(at + 1)
  }
  if (!exercise)
    return (
      <OverPage>
        <h1 className="mb-4 text-3xl font-bold">
          <Trans>No more samples</Trans>
        </h1>
        <Button onClick={() => setAt(0)}>
          <Trans>Once more</Trans>
        </Button>
      </OverPage>
    )
  const isShown = exercise.kind === 'introduce'
  const result = answer && judgeExercise(exercise, answer, course.engine)
  return (
    <ExerciseFrame
      shown={{ exercise, ...(answer && result && { done: { answer, result } }) }}
      number={at + 1}
      latin={() => at % 2 === 0}
      quiet={false}
      path={course.path}
      content={course.content}
      introduced={course.introduced}
      progress={at / exercises.length}
      renderExercise={renderExercise}
      onAnswer={isShown ? next : setAnswer}
      onUnavailable={next}
      onContinue={next}
      onClose={onClose}
    />
  )
}

const count = 12

function useSamples(kind: (typeof exerciseKinds)[number] | undefined, seed: number): Samples | undefined {
  const [samples, setSamples] = useState<Samples>()
  useEffect(() => {
    let wanted = true
    async function load() {
      if (!kind) return undefined
      const bare = await loadCourse()
      const isOfScene = kind === 'scene' || kind === 'scene-recall'
      const first = bare.path.stretches.slice(0, 1).map(({ id }) => id)
      const course = (isOfScene && (await bare.withScenes?.(first))) || bare
      const { questions } = await loaders.daily_food()
      const asked = questions.map((question) => {
        const id = `daily_food/${question.id}`
        return [id, { id, topic: 'daily_food', question, pieces: [] }] as const
      })
      const content = { ...course.content, questions: new Map(asked) }
      return { course, exercises: sampleExercises(kind, seed, count, { ...course, content }) }
    }
    load().then(
      (loaded) => wanted && setSamples(loaded),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [kind, seed])
  return samples
}
