import type { Placed } from '@app/learning/course/placement'
import { type Language, textIn } from '@app/learning/languages'
import { type Memory, noMemory } from '@app/learning/practice'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePlace } from '../../addresses/use-place.ts'
import { type Course, loadCourse } from '../../course/course.ts'
import { sessionSettings } from '../../device/settings/session-settings.ts'
import { targetLanguage } from '../../device/target-language/target-language.ts'
import { keepPlaced, keepUnderstands } from '../../memory/keep-placed.ts'
import { readMemory } from '../../memory/learner-memory.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { FoundList, PlacementPage, UnderstandsLine } from './placement-parts.tsx'
import { PlacementScreen } from './placement-screen.tsx'

type Props = {
  unit: string | undefined
  /** The learner has said that they understand and do not read: the first question comes at once, by ear. */
  hearsFirst: boolean
  /** What a learner chooses beforehand. */
  choice: ReactNode
}
type Loaded = { course: Course; memory: Memory }

/** Finds where a learner starts, or, with a unit, whether it is known already. */
export function PlacementPart({ unit, hearsFirst, choice }: Props) {
  const [loaded, setLoaded] = useState<Loaded | 'failed'>()
  const navigate = useNavigate()
  const today = usePlace().to('/today')
  useEffect(() => {
    // It asks for Malayalam alone.
    if (targetLanguage !== 'malayalam') {
      void navigate(today, { replace: true })
      return
    }
    if (hearsFirst) sessionSettings.setState({ understands: true })
    let wanted = true
    load().then(
      (all) => wanted && setLoaded(all),
      () => wanted && setLoaded('failed'),
    )
    return () => {
      wanted = false
    }
  }, [navigate, today, hearsFirst])
  if (loaded === 'failed')
    return (
      <main className="mx-auto max-w-2xl p-4">
        <h1 className="text-lg">
          <span role="alert">
            <Trans>The path is not on this device yet. It comes when you are online again.</Trans>
          </span>
        </h1>
      </main>
    )
  return loaded ? (
    <Placing {...loaded} {...{ unit, hearsFirst, choice }} />
  ) : (
    <main aria-busy="true" className="grid min-h-dvh place-items-center">
      <h1 className="appear-late text-lg text-ink-soft">
        <Trans>One moment…</Trans>
      </h1>
    </main>
  )
}

async function load(): Promise<Loaded> {
  const course = await loadCourse()
  return { course, memory: await readMemory(course).catch(() => noMemory) }
}

function Placing({ course, memory, unit, hearsFirst, choice }: Loaded & Props) {
  const { language, to } = usePlace()
  const known = course.map.units.find((one) => one.unit.id === unit)?.unit
  const skip = (
    <LinkButton variant="quiet" to={to('/session')}>
      <Trans>Skip: start with the first unit</Trans>
    </LinkButton>
  )
  return (
    <PlacementScreen
      key={known?.id ?? ''}
      course={course}
      memory={memory}
      settings={sessionSettings.getState()}
      unit={known?.id}
      hearsFirst={hearsFirst && !known}
      closeAddress={known ? to('/path') : to('/today')}
      renderStart={(begin) =>
        known ? (
          <PlacementPage title={<Trans>Do you know this already?</Trans>} foot={begin}>
            <p lang={language}>{textIn(known.canDo, language)}</p>
            <p>
              <Trans>
                A few questions about this unit. If you know it, it is done. What you know comes back only so
                that it stays.
              </Trans>
            </p>
          </PlacementPage>
        ) : (
          <PlacementPage
            title={<Trans>Find your place</Trans>}
            foot={
              <>
                {begin}
                {skip}
              </>
            }
          >
            <p>
              <Trans>
                Up to 24 short questions, three minutes: letters, words to hear, words to read. Say “I don't
                know” whenever you don't.
              </Trans>
            </p>
            {choice}
          </PlacementPage>
        )
      }
      renderEnd={({ found, again }) =>
        known ? (
          <UnitEnd found={found} title={textIn(known.title, language)} language={language} />
        ) : (
          <PathEnd course={course} found={found} again={again} />
        )
      }
    />
  )
}

/** Where to begin. Nothing is kept before the learner says so. */
function PathEnd({ course, found, again }: { course: Course; found: Placed; again: ReactNode }) {
  const { language, to } = usePlace()
  const navigate = useNavigate()
  const [hasFailed, setFailed] = useState(false)
  const begin = course.map.units.find(({ unit: { id } }) => id === found.begin)?.unit
  const isFirst = begin === course.map.units[0]?.unit
  function take() {
    keepUnderstands(found)
    void keepPlaced(found, Date.now()).then((isKept) => (isKept ? navigate(to('/session')) : setFailed(true)))
  }
  return (
    <PlacementPage
      title={
        isFirst && found.practice.length === 0 ? (
          <Trans>You begin at the beginning</Trans>
        ) : (
          <Trans>This is your place</Trans>
        )
      }
      foot={
        <>
          {hasFailed && <NotKept />}
          <Button onClick={take}>
            <Trans>Start here</Trans>
          </Button>
          {again}
        </>
      }
    >
      <FoundList counts={found.counts} />
      {found.understands && <UnderstandsLine />}
      {begin ? (
        <p>
          <Trans>
            Next on the path: <b lang={language}>{textIn(begin.title, language)}</b>
          </Trans>
          <span lang={language} className="block text-ink-soft">
            {textIn(begin.canDo, language)}
          </span>
        </p>
      ) : (
        <p>
          <Trans>You know what the path teaches. Sessions keep it fresh.</Trans>
        </p>
      )}
    </PlacementPage>
  )
}

/** Whether the unit is known: then it is kept as done. */
function UnitEnd({ found, title, language }: { found: Placed; title: string; language: Language }) {
  const { to } = usePlace()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (found.practice.length > 0) void keepPlaced(found, Date.now()).then((isKept) => setFailed(!isKept))
  }, [found])
  const name = <span lang={language}>{title}</span>
  return (
    <PlacementPage
      title={
        found.passed ? (
          <Trans>You know it: {name}</Trans>
        ) : (
          <Trans>There is something new in it: {name}</Trans>
        )
      }
      foot={
        <>
          {hasFailed && <NotKept />}
          <LinkButton to={to('/path')}>
            <Trans>Back to the path</Trans>
          </LinkButton>
        </>
      }
    >
      <p>
        {found.passed ? (
          <Trans>The unit is done. Its words come back now and then, so that they stay.</Trans>
        ) : (
          <Trans>The unit stays on your path. Nothing is lost, and you can try again at any time.</Trans>
        )}
      </p>
    </PlacementPage>
  )
}

const NotKept = () => (
  <p role="alert" className="font-semibold text-laterite">
    <Trans>This device could not keep it. Free some space, then try again.</Trans>
  </p>
)
