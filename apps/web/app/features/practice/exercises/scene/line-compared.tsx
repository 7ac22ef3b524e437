import type { CourseContent } from '@app/learning/course'
import { partsToMark, type WalkEvent } from '@app/learning/course/scenes'
import { type Item, idOfKind } from '@app/learning/practice'
import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../../../ui/button.tsx'
import { done as did, usePageKeys } from '../../../../ui/keys/use-page-keys.ts'
import { MixedText } from '../../../../ui/mixed-text.tsx'
import { LackedParts } from '../say-sentence/lacked-parts.tsx'
import type { SceneAsk } from './line-asked.tsx'

type Props = {
  ask: SceneAsk
  /** What was heard or typed, if anything was, and what could be read of it. */
  said: string | undefined
  says: string | undefined
  content: CourseContent
  slot: HTMLElement | null
  send: (event: WalkEvent) => void
}

/** Nobody compares what they said in less time, in milliseconds. */
const toCompare = 500

/**
 * What nothing could compare: the model stands above, and the learner marks what was lacking; or says that it was not had,
 * where its right answers have no word in common.
 */
export function LineCompared({ ask, said, says, content, slot, send }: Props) {
  const [shownAt] = useState(() => performance.now())
  const [lacked, setLacked] = useState<readonly Item[]>([])
  const parts = partsToMark(ask).map((part) => {
    const means = content.words.get(idOfKind(part.item, 'word') ?? '')?.means[0]
    return { ...part, ...(means !== undefined && { means }) }
  })
  const toggle = (item: Item) =>
    setLacked(lacked.includes(item) ? lacked.filter((one) => one !== item) : [...lacked, item])
  // The second tap of two was meant for the button before.
  const mark = () =>
    (lacked.length > 0 || performance.now() - shownAt > toCompare) && send({ type: 'marked', lacked })

  usePageKeys(({ key, repeat }, focus) => {
    if (repeat) return false
    if ((key === 'Enter' || key === ' ') && !focus.closest('button, a, [role=button]')) return did(mark())
    const part = /^[1-9]$/.test(key) ? parts[Number(key) - 1] : undefined
    return part ? did(toggle(part.item)) : false
  })

  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="text-center text-balance">
        {said !== undefined && (
          <Trans>
            Your answer: <MixedText text={said} />.
          </Trans>
        )}{' '}
        {says !== undefined && (
          <Trans>
            That may say: “
            <MixedText text={says} />
            ”.
          </Trans>
        )}{' '}
        <Trans>Compare it yourself.</Trans>
      </p>
      {parts.length > 0 && <LackedParts parts={parts} lacked={lacked} onToggle={toggle} />}
      {slot &&
        createPortal(
          <div className="flex gap-2">
            {parts.length === 0 && (
              <Button variant="quiet" className="grow" onClick={() => send({ type: 'unknown' })}>
                <Trans>Not yet</Trans>
              </Button>
            )}
            <Button className="grow px-2 leading-tight" onClick={mark}>
              {lacked.length === 0 ? (
                <Trans>I had all of it</Trans>
              ) : (
                <Plural value={lacked.length} one="I lacked # part" other="I lacked # parts" />
              )}
            </Button>
          </div>,
          slot,
        )}
    </div>
  )
}
