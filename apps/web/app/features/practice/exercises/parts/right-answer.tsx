import { languageOf } from '@app/malayalam'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Reading } from '../../../../ui/reading.tsx'
import { ListenButton } from '../../../../ui/sound/listen-button.tsx'

type Props = {
  text: string
  /** What it means, in the language that is known. */
  means?: string | undefined
  clip?: string | undefined
  /** What differed from it, if anything did. */
  children?: ReactNode
}

/** After an answer: the right one in the language learnt, how it sounds, and what it means. */
export function RightAnswer({ text, means, clip, children }: Props) {
  return (
    <div className="flex flex-col items-center gap-1 rounded-2xl border-2 border-line bg-surface p-2 text-center sm:gap-2 wrap-anywhere sm:p-3">
      {children}
      <p className="flex flex-wrap items-center justify-center gap-x-3">
        <span className="sr-only">
          <Trans>Right is</Trans>
        </span>
        <span lang={languageOf(text)} className="text-2xl leading-snug font-semibold">
          {text}
        </span>
        <Reading text={text} />
        {clip && <ListenButton clip={clip} text={text} />}
      </p>
      {means && (
        <p lang={languageOf(means)} className="text-ink-soft">
          {means}
        </p>
      )}
    </div>
  )
}
