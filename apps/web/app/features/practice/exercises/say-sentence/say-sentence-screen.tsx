import { judgeExercise } from '@app/learning/course'
import type { Item } from '@app/learning/practice'
import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Prompt } from '../../../../asking/prompt.tsx'
import { playAlong, playClip } from '../../../../sound/sound.ts'
import { canRecognise } from '../../../../speech/recognition.ts'
import { Button } from '../../../../ui/button.tsx'
import { done as did, usePageKeys } from '../../../../ui/keys/use-page-keys.ts'
import { Reading } from '../../../../ui/reading.tsx'
import { ListenButton } from '../../../../ui/sound/listen-button.tsx'
import type { ExerciseOf, ExerciseScreenProps } from '../../exercise-screen.ts'
import { GlossLine } from '../parts/gloss-line.tsx'
import { SayToBrowser } from '../parts/say-to-browser.tsx'
import { HeardNote, useHeard } from './heard-note.tsx'
import { LackedParts } from './lacked-parts.tsx'

/** Nobody compares what they said in less time, in milliseconds. */
const toCompare = 500

/**
 * A whole sentence is said: thought of and said aloud by its meaning, or said to the browser where that understands
 * speech. Then it is heard and seen, and the learner marks what they lacked.
 */
export function SaySentenceScreen({
  exercise,
  done,
  onAnswer,
  latin,
  quiet,
  slot,
}: ExerciseScreenProps<ExerciseOf<'say-sentence'>>) {
  const { english, text, audio, parts, glosses } = exercise
  /** When it was shown, in milliseconds of the page's life. */
  const [shownAt, setShownAt] = useState<number>()
  const [marked, setMarked] = useState<readonly Item[]>([])
  const { heard, compare } = useHeard(exercise)
  const isSaid = shownAt !== undefined
  const isShown = isSaid || done !== undefined
  const lacked = done?.answer.type === 'said' ? done.answer.lacked : marked

  function show() {
    setShownAt(performance.now())
    if (audio && !quiet) void playAlong(audio)
  }
  function onHeard(texts: readonly string[]) {
    if (judgeExercise(exercise, { type: 'heard', texts }).right) return onAnswer({ type: 'heard', texts })
    compare(texts)
    show()
  }
  function goOn() {
    if (shownAt === undefined) return show()
    // The second tap of two was meant for the first button: nobody has compared yet.
    if (marked.length === 0 && performance.now() - shownAt < toCompare) return
    onAnswer({ type: 'said', lacked: marked })
  }
  const toggle = (item: Item) =>
    setMarked(marked.includes(item) ? marked.filter((one) => one !== item) : [...marked, item])

  usePageKeys(({ key, repeat }, focus) => {
    if (repeat || done) return false
    const isFree = !focus.closest('button, a')
    if (isFree && key === ' ' && isSaid) return audio ? did(playClip(audio)) : false
    if (isFree && (key === 'Enter' || key === ' ')) return did(goOn())
    const part = /^[1-9]$/.test(key) && isSaid ? parts[Number(key) - 1] : undefined
    return part ? did(toggle(part.item)) : false
  })

  return (
    <div className="flex w-full grow flex-col gap-3">
      <div className="flex grow flex-col justify-center">
        <Prompt task={<Trans>Say it in Malayalam, the whole sentence.</Trans>}>
          <p lang="en" className="text-xl font-semibold text-balance">
            {english}
          </p>
          <GlossLine glosses={glosses} />
        </Prompt>
      </div>
      {isShown ? (
        <>
          <div
            role="status"
            className="flex flex-col items-center rounded-2xl border-2 border-line bg-surface p-2 text-center wrap-anywhere"
          >
            <p className="flex flex-wrap items-center justify-center gap-x-3">
              <span lang="ml" className="text-2xl leading-snug font-semibold">
                {text}
              </span>
              {audio && <ListenButton clip={audio} text={text} />}
            </p>
            {(latin(text) || done) && <Reading text={text} />}
            <HeardNote heard={heard} />
          </div>
          {/* Who knew nothing, or was heard, has nothing to mark. */}
          {(!done || done.answer.type === 'said') && (
            <LackedParts parts={parts} lacked={lacked} onToggle={done ? undefined : toggle} />
          )}
        </>
      ) : (
        <div className="flex flex-col gap-3">
          <p className="text-center text-balance text-ink-soft">
            <Trans>Think of it, and say it aloud. Then hear it and see it.</Trans>
          </p>
          {canRecognise() && <SayToBrowser quiet text={text} onHeard={onHeard} />}
        </div>
      )}
      <div className="grow" />
      {slot &&
        !done &&
        createPortal(
          <Button className="w-full px-2 leading-tight" onClick={goOn}>
            {!isSaid ? (
              <Trans>I have said it</Trans>
            ) : marked.length === 0 ? (
              <Trans>I had all of it</Trans>
            ) : (
              <Plural value={marked.length} one="I lacked # part" other="I lacked # parts" />
            )}
          </Button>,
          slot,
        )}
    </div>
  )
}
