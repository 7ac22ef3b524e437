import { type UnitState, unitStates } from '@app/learning/course/known'
import { noMemory } from '@app/learning/practice'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { usePlace } from '../addresses/use-place.ts'
import { type Course, loadCourse } from '../course-data/course.ts'
import { readMemory } from '../course-data/learner-memory.ts'
import { PathScreen } from '../features/path/path-screen.tsx'

type Found = { course: Course; states: ReadonlyMap<string, UnitState> }

/** The path with how far this learner is on it. */
export function PathPart() {
  const { language, to } = usePlace()
  const [found, setFound] = useState<Found | 'failed'>()
  useEffect(() => {
    let wanted = true
    readPath().then(
      (path) => wanted && setFound(path),
      () => wanted && setFound('failed'),
    )
    return () => {
      wanted = false
    }
  }, [])

  if (found === 'failed')
    return (
      <p role="alert">
        <Trans>The course is not on this device yet. It comes with the next connection.</Trans>
      </p>
    )
  if (!found) return <p aria-busy="true" className="min-h-screen" />
  return (
    <PathScreen
      stretches={found.course.path.stretches}
      states={found.states}
      language={language}
      addresses={{
        session: to('/session'),
        again: (unit) => `${to('/session')}?unit=${unit}`,
        check: (unit) => `${to('/placement')}?unit=${unit}`,
      }}
    />
  )
}

async function readPath(): Promise<Found> {
  const course = await loadCourse()
  const memory = await readMemory(course.content).catch(() => noMemory)
  return { course, states: unitStates(course.map, memory) }
}
