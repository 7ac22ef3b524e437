import type { ExerciseKind } from '@app/learning/course'
import { type Need, sessionProgress } from '@app/learning/course/session'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyBoat } from '../../ui/pictures/empty-boat.tsx'
import { RainClearing } from '../../ui/pictures/rain-clearing.tsx'
import { WaitForScript } from '../../ui/wait-for-script.tsx'
import { ExerciseFrame } from './exercise-frame.tsx'
import type { ExerciseScreenProps } from './exercise-screen.ts'
import { OverPage, SessionOver } from './session-over.tsx'
import { useSession } from './use-session.ts'

type Props = {
  shows: (kind: ExerciseKind) => boolean
  prepare: (kind: ExerciseKind) => void
  unit: string | undefined
  scene: string | undefined
  renderExercise: (props: ExerciseScreenProps) => ReactNode
  todayAddress: string
  sessionAddress: string
  onClose: () => void
}

/** A session from its first exercise to its end. */
export function SessionScreen(props: Props) {
  const { shows, prepare, unit, scene, renderExercise, todayAddress, sessionAddress, onClose } = props
  const { state, answer, goOn, cannotNow, skip } = useSession({ shows, prepare, unit, scene })
  switch (state.type) {
    case 'opening':
      return (
        <OverPage>
          <WaitForScript as="h1">
            <Trans>Getting your session ready…</Trans>
          </WaitForScript>
        </OverPage>
      )
    case 'failed':
      return <NotHere title={<Trans>The path is not on this device yet</Trans>} />
    case 'no-scene':
      return <NotHere title={<Trans>This scene is not on this device yet</Trans>} />
    case 'nothing':
      return (
        <OverPage>
          <EmptyBoat className="mx-auto h-32" />
          <h1 className="text-center text-3xl font-bold">
            <Trans>Nothing to practise now</Trans>
          </h1>
          <p className="my-4 text-center text-lg text-balance">
            <Trans>All done! See you tomorrow.</Trans>
          </p>
          <LinkButton to={todayAddress} className="w-full">
            <Trans>Done</Trans>
          </LinkButton>
        </OverPage>
      )
    case 'over': {
      const { end, kept, course } = state
      return <SessionOver {...{ end, kept, todayAddress, sessionAddress, course }} />
    }
    case 'asking': {
      const { run, course, latin, silenced } = state
      const { session, shown } = run
      if (!shown) return null
      const { turn, done } = shown
      const number = session.turns + (done ? 0 : 1)
      return (
        <ExerciseFrame
          shown={shown}
          number={number}
          latin={latin}
          quiet={session.cannot.includes('sound')}
          path={course.path}
          content={course.content}
          introduced={course.introduced}
          progress={sessionProgress(session)}
          hint={<Hint isGentle={session.gentle && number === 1} isSilenced={silenced} />}
          exerciseVariants={
            <>
              {turn.sound && <NotNow need="sound" onTap={cannotNow} />}
              {turn.speech && <NotNow need="speech" onTap={cannotNow} />}
            </>
          }
          renderExercise={renderExercise}
          onAnswer={answer}
          onUnavailable={skip}
          onContinue={goOn}
          onClose={onClose}
        />
      )
    }
  }
}

/** What a session needs and could not be fetched. */
const NotHere = ({ title }: { title: ReactNode }) => (
  <OverPage>
    <RainClearing className="mx-auto h-32" />
    <h1 className="text-center text-3xl font-bold">{title}</h1>
    <p role="alert" className="my-4 text-center text-lg text-balance">
      <Trans>Open it once when you are online. After that it works offline too.</Trans>
    </p>
    <Button className="w-full" onClick={() => location.reload()}>
      <Trans>Try again</Trans>
    </Button>
  </OverPage>
)

/** For an hour: then it is asked for again. */
function NotNow({ need, onTap }: { need: Need; onTap: (need: Need) => void }) {
  return (
    <Button variant="quiet" className="grow px-2 text-base" onClick={() => onTap(need)}>
      {need === 'sound' ? <Trans>I can't listen now</Trans> : <Trans>I can't speak now</Trans>}
    </Button>
  )
}

function Hint({ isGentle, isSilenced }: { isGentle: boolean; isSilenced: boolean }) {
  if (isSilenced) return <Trans>No sound offline: read it.</Trans>
  if (isGentle)
    return <Trans>Good to see you again. Today there is nothing new: only a little of what you know.</Trans>
  return null
}
