import { itemsOf, type Unit } from '@app/learning/course'
import { type UnitState, unitStates, unitsKnown } from '@app/learning/course/known'
import type { TopicKey } from '@app/learning/levels'
import { type Memory, noMemory } from '@app/learning/practice'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { usePlace } from '../../addresses/use-place.ts'
import { type Course, loadCourse } from '../../course/course.ts'
import { targetLanguage } from '../../device/target-language/target-language.ts'
import { CourseMissing } from '../../memory/course-missing.tsx'
import { readMemory } from '../../memory/learner-memory.ts'
import { useFoundOrFailed } from '../../memory/use-found.ts'
import { stopClip } from '../../sound/sound.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { PathScreen } from './path-screen.tsx'

type Props = {
  renderUnit: (looked: LookedAt) => ReactNode
  /** Draws the quiz of a topic; `isReached`: the stretch that leads to it was walked. */
  renderQuiz: (topic: TopicKey, isReached: boolean) => ReactNode
  /** The path stands on the screen. */
  onShown: () => void
}
/** A unit that is looked into. */
type LookedAt = {
  unit: Unit
  course: Course
  memory: Memory
  /** Of a session of this unit. */
  address: string
  /** Of a session of its scene. */
  sceneAddress: string
  /** Of the check whether it is known already, if there is one and it is not done. */
  checkAddress: string | undefined
  state: UnitState
  /** Whether something of it was practised. */
  isBegun: boolean
  /** Whether only its sentences are left. */
  isKnown: boolean
}
type Found = {
  course: Course
  memory: Memory
  states: ReadonlyMap<string, UnitState>
  /** The units of which something was practised. */
  begun: ReadonlySet<string>
  /** The units of which only the sentences are left: the rest is learnt already. */
  known: ReadonlySet<string>
}

/** The path with how far this learner is on it. Each unit can be looked into. */
export function PathPart({ renderUnit, renderQuiz, onShown }: Props) {
  const { language, to } = usePlace()
  const { t } = useLingui()
  const found = useFoundOrFailed(readPath)
  const [inside, lookInside] = useState<Unit>()
  const isShown = found !== undefined
  useEffect(() => {
    if (isShown) onShown()
  }, [isShown, onShown])

  if (!found || found === 'failed') return <CourseMissing found={found} />
  const { course, memory, states, begun, known } = found
  /** The unit under way is what the day's session teaches; any other is walked for itself. */
  const addressOf = ({ id }: Unit) =>
    states.get(id) === 'now' ? to('/session') : `${to('/session')}?unit=${id}`
  // Nobody is placed on the path of English yet.
  const checkOf = ({ id }: Unit) =>
    targetLanguage === 'malayalam' && !['done', 'met'].includes(states.get(id) ?? '')
      ? `${to('/placement')}?unit=${id}`
      : undefined
  return (
    <>
      <PathScreen
        stretches={course.path.stretches}
        states={states}
        begun={begun}
        known={known}
        renderQuiz={renderQuiz}
        language={language}
        onLook={lookInside}
      />
      <Dialog
        title={inside && <span lang={language}>{inside.title[language]}</span>}
        closeLabel={t`Close`}
        open={inside !== undefined}
        onClose={() => {
          stopClip()
          lookInside(undefined)
        }}
        width="36rem"
      >
        {inside &&
          renderUnit({
            ...{ unit: inside, course, memory },
            address: addressOf(inside),
            sceneAddress: `${to('/session')}?scene=${inside.id}`,
            checkAddress: checkOf(inside),
            state: states.get(inside.id) ?? 'ahead',
            isBegun: begun.has(inside.id),
            isKnown: known.has(inside.id),
          })}
      </Dialog>
    </>
  )
}

async function readPath(): Promise<Found> {
  const course = await loadCourse()
  const memory = await readMemory(course).catch(() => noMemory)
  const begun = course.map.units.filter(({ unit }) => itemsOf(unit).some((item) => memory.has(item)))
  return {
    course,
    memory,
    states: unitStates(course.map, memory),
    known: unitsKnown(course.map, memory, Date.now()),
    begun: new Set(begun.map(({ unit: { id } }) => id)),
  }
}
