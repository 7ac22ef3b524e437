import type { Walk } from '@app/learning/course/scenes'
import { textIn } from '@app/learning/languages'
import { languageOf } from '@app/malayalam'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePlace } from '../../../../addresses/use-place.ts'
import { ignoringSecondClick } from '../../../../asking/second-click.ts'
import { useSceneSwitches } from '../../../../device/settings/scene-switches.ts'
import { playAlong, playClip } from '../../../../sound/sound.ts'
import { Button } from '../../../../ui/button.tsx'
import { FixedList } from '../../../../ui/fixed-list.tsx'
import { done as did, usePageKeys } from '../../../../ui/keys/use-page-keys.ts'
import type { ExerciseOf, ExerciseScreenProps } from '../../exercise-screen.ts'
import { LineAsked } from './line-asked.tsx'
import { LineCompared } from './line-compared.tsx'
import { LineVerdict } from './line-verdict.tsx'
import { PersonName } from './person.tsx'
import { SceneCard } from './scene-card.tsx'
import { SceneLine, type ShownOfLine } from './scene-line.tsx'
import { Switches } from './switches.tsx'
import { useWalk } from './use-walk.ts'

type Props = ExerciseScreenProps<ExerciseOf<'scene'>>

/** A scene: its people speak line by line, and where it is the learner's turn, they answer. */
export function SceneScreen(props: Props) {
  const { exercise, done, content, latin, quiet, slot, aside, onAnswer, renderWords } = props
  const { language } = usePlace()
  const [isBegun, setBegun] = useState(false)
  const { walk, send, isJudging } = useWalk(exercise, onAnswer)
  const shows = useShown(props)
  const scene = content.scenes.get(exercise.scene)
  const { at, stage } = walk
  const { lines } = walk.scene
  const line = lines[at]
  const clip = isBegun ? clipOf(walk) : undefined
  const step = isBegun ? `${at} ${stage.type}` : 'before'
  const isAsked = stage.type === 'asking' || stage.type === 'comparing'
  const { task, current } = useFollowed(step, isAsked, slot)

  useEffect(() => {
    if (step !== 'before' && clip && !quiet) void playAlong(clip)
  }, [step, clip, quiet])

  const goOn = () => (isBegun ? send({ type: 'goOn' }) : setBegun(true))
  const isGoingOn = !done && (!isBegun || !isAsked)
  usePageKeys(({ key, repeat }, focus) => {
    if (repeat || done || focus.closest('button, a, [role=button]')) return false
    if (key === '0' && isBegun && stage.type === 'asking') return did(send({ type: 'unknown' }))
    if (key === ' ' && clip) return did(playClip(clip))
    return (key === 'Enter' || key === ' ') && isGoingOn ? did(goOn()) : false
  })

  if (!isBegun)
    return (
      <>
        {scene && <SceneCard scene={scene} />}
        {slot &&
          !done &&
          createPortal(
            <Button className="w-full" onClick={goOn}>
              <Trans>Begin the scene</Trans>
            </Button>,
            slot,
          )}
        {aside &&
          !done &&
          createPortal(
            <Button variant="quiet" className="grow px-2 text-base" onClick={() => send({ type: 'left' })}>
              <Trans>Not now</Trans>
            </Button>,
            aside,
          )}
      </>
    )

  /** So much of the scene was said. The model of what is compared stands there too. */
  const said = lines.slice(0, stage.type === 'asking' || stage.type === 'reacting' ? at : at + 1)
  const tried = stage.type === 'asking' || stage.type === 'reacting' ? stage.tried : []
  const reply = stage.type === 'asking' || stage.type === 'reacting' ? stage.reply : undefined
  return (
    <div className="flex w-full grow flex-col gap-2 pb-2">
      {scene && (
        <h2 lang={language} className="text-center text-lg font-bold text-balance">
          {textIn(scene.title, language)}
        </h2>
      )}
      <Switches shows={shows} canHide={!quiet} />
      <ol className="grid gap-2">
        <FixedList items={said}>
          {(one, place) => (
            <li ref={place === at ? current : undefined} className="scroll-mb-36">
              <SceneLine
                by={one.by}
                said={one}
                glosses={place < at - 1 ? [] : one.glosses}
                isOwn={one.asks !== undefined}
                {...{ shows, renderWords }}
              >
                {place === at && stage.type === 'answered' && <LineVerdict stage={stage} />}
              </SceneLine>
            </li>
          )}
        </FixedList>
      </ol>
      <p role="status" className="sr-only">
        {stage.type === 'listening' && line && <Spoken by={line.by} text={line.text} />}
        {stage.type === 'reacting' && line && <Spoken by={line.to} text={stage.reply.text} />}
      </p>
      {(isAsked || stage.type === 'reacting') && line?.asks && (
        <div ref={current} className="flex scroll-mb-36 flex-col gap-2">
          {reply && (
            <SceneLine by={line.to} said={reply} {...{ shows, renderWords }}>
              {stage.type === 'reacting' && (
                <p role="status" className="text-sm">
                  <Reacted tried={tried.at(-1)} says={stage.says} />
                </p>
              )}
            </SceneLine>
          )}
          {stage.type !== 'reacting' && (
            <p
              ref={task}
              tabIndex={-1}
              lang={language}
              className="text-center text-lg font-semibold text-balance outline-none"
            >
              {textIn(line.asks.task, language)}
            </p>
          )}
          {stage.type === 'asking' && (
            <LineAsked key={`${at} ${tried.length}`} ask={line.asks} {...{ tried, latin, slot, send }} />
          )}
          {stage.type === 'comparing' && (
            <LineCompared ask={line.asks} said={stage.said} says={stage.says} {...{ content, slot, send }} />
          )}
          <p role="status" className="text-center text-ink-soft empty:hidden">
            {isJudging && <Trans>Comparing…</Trans>}
          </p>
        </div>
      )}
      {stage.type === 'over' && scene && (
        <p ref={current} lang={language} className="scroll-mb-36 text-center text-lg text-balance">
          {stage.finished && textIn(scene.tomorrow, language)}
        </p>
      )}
      {slot &&
        isGoingOn &&
        createPortal(
          <Button className="w-full" onClick={ignoringSecondClick(goOn)}>
            <Trans>Continue</Trans>
          </Button>,
          slot,
        )}
      {aside &&
        !done &&
        stage.type === 'asking' &&
        createPortal(
          <Button variant="quiet" className="grow px-2 text-base" onClick={() => send({ type: 'unknown' })}>
            <Trans>I don't know</Trans>
          </Button>,
          aside,
        )}
    </div>
  )
}

const Spoken = ({ by, text }: { by: string; text: string }) => (
  <>
    <PersonName by={by} />: <span lang={languageOf(text)}>{text}</span>
  </>
)

/** Why the other person says so. */
const Reacted = ({ tried, says }: { tried: string | undefined; says: string | undefined }) =>
  tried !== undefined && says !== undefined ? (
    <Trans>
      Your answer: <span lang={languageOf(tried)}>{tried}</span> That says: “<span lang="en">{says}</span>”.
    </Trans>
  ) : null

/** What is shown of each line. Who cannot listen reads; Latin is there from the start for who cannot read all letters. */
function useShown({ exercise: { lines }, latin, quiet }: Props): ShownOfLine {
  const switches = useSceneSwitches()
  const needsLatin = lines.some(({ text }) => latin(text))
  return {
    script: switches.script || quiet,
    latin: switches.latin ?? needsLatin,
    english: switches.english,
  }
}

/** What sounds by itself when a walk comes to where it is: never the answer to what is asked. */
function clipOf({ scene, at, stage }: Walk): string | undefined {
  switch (stage.type) {
    case 'listening':
    case 'comparing':
    case 'answered':
      return scene.lines[at]?.audio
    case 'reacting':
      return stage.reply.audio
    case 'asking':
    case 'over':
      return undefined
  }
}

/** Focus and screen follow the walk: to what is asked, and else to the way on, in its `slot`. */
function useFollowed(step: string, isAsked: boolean, slot: HTMLElement | null) {
  const task = useRef<HTMLParagraphElement>(null)
  const current = useRef<HTMLElement>(null)
  useEffect(() => {
    if (step === 'before') return
    const target = isAsked ? task.current : slot?.querySelector('button')
    target?.focus({ preventScroll: true })
    current.current?.scrollIntoView({ block: 'nearest' })
  }, [step, isAsked, slot])
  const follow = (element: HTMLElement | null) => {
    current.current = element
  }
  return { task, current: follow }
}
