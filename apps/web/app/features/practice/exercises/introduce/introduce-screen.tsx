import { kindOf } from '@app/learning/practice'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { playAlong } from '../../../../sound/sound.ts'
import { Button } from '../../../../ui/button.tsx'
import { done as did, usePageKeys } from '../../../../ui/keys/use-page-keys.ts'
import type { ExerciseOf, ExerciseScreenProps } from '../../exercise-screen.ts'
import { ItemCard } from '../../item-card.tsx'

/** New items, one after the other: how each is written, said, and what it means. */
export function IntroduceScreen({
  exercise,
  onAnswer,
  quiet,
  content,
}: ExerciseScreenProps<ExerciseOf<'introduce'>>) {
  const { shown } = exercise
  const [at, setAt] = useState(0)
  const item = shown[at]
  const clip = item?.audio
  const next = () => (at + 1 < shown.length ? setAt(at + 1) : onAnswer({ type: 'seen' }))

  useEffect(() => {
    if (clip && !quiet) void playAlong(clip)
  }, [clip, quiet])

  usePageKeys(({ key, repeat }, focus) => {
    if (repeat) return false
    const isFree = !focus.closest('button, a, summary')
    if (key === 'ArrowLeft' && at > 0) return did(setAt(at - 1))
    if (key === 'ArrowRight' || (isFree && (key === 'Enter' || key === ' '))) return did(next())
    return false
  })

  if (!item) return null
  return (
    <div className="flex w-full grow flex-col gap-2">
      <p className="text-center text-sm text-ink-soft" aria-live="polite">
        {kindOf(item.item) === 'letter' ? <Trans>A new letter</Trans> : <NewThing kind={kindOf(item.item)} />}
        {shown.length > 1 && ` ${at + 1} / ${shown.length}`}
      </p>
      <div key={item.item} className="flex grow flex-col items-center justify-center">
        <ItemCard shown={item} content={content} large />
      </div>
      <div className="flex gap-2">
        {at > 0 && (
          <Button variant="quiet" onClick={() => setAt(at - 1)}>
            <Trans>Back</Trans>
          </Button>
        )}
        <Button className="grow" onClick={next}>
          <Trans>Next</Trans>
        </Button>
      </div>
    </div>
  )
}

function NewThing({ kind }: { kind: ReturnType<typeof kindOf> }) {
  switch (kind) {
    case 'ending':
      return <Trans>A new ending</Trans>
    case 'contrast':
      return <Trans>Two sounds to tell apart</Trans>
    default:
      return <Trans>A new word</Trans>
  }
}
