import type { Translated } from '@app/learning/video'
import { Suspense, useState } from 'react'
import { useSession } from '../../../session/session.ts'
import { lazyWithMessages } from '../../../ui/lazy-with-messages.tsx'
import { translateLines, translateOwn } from './translate-calls.ts'

const TranslatePart = lazyWithMessages(
  () => import('./translate-part.tsx').then(({ TranslatePart }) => TranslatePart),
  'more',
)

type Props = {
  /** The id of the learner's own text. Undefined for a text that only this device keeps. */
  video: string | undefined
  lines: readonly { text: string; translation?: string | undefined }[]
  onTranslated: (made: ReadonlyMap<number, Translated>) => void
}

/** Translates a text of the learner. It needs a login, and is loaded only where a line has no translation. */
export function TranslateText({ video, lines, onTranslated }: Props) {
  const { state } = useSession()
  const [wanted] = useState(() => lines.some(({ translation }) => !translation))
  if (state !== 'signed-in' || !wanted) return null
  const textsAt = (places: readonly number[]) => places.map((place) => lines[place]?.text ?? '')
  return (
    <Suspense>
      <TranslatePart
        lines={lines}
        send={(places, signal) =>
          video ? translateOwn(video, places, signal) : translateLines(textsAt(places), signal)
        }
        onTranslated={onTranslated}
      />
    </Suspense>
  )
}
