import type { Spelt } from '@app/learning/letters'
import { languageOf } from '@app/malayalam'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SpeltText } from '../parts/spelt-text.tsx'

type Props = {
  text: string
  /** How it sounds, if that is shown. */
  spelt: Spelt | undefined
  /** It is an ending, and joins to the word before it. */
  joins?: boolean | undefined
  children?: ReactNode
}

export const tileShape =
  'inline-flex min-h-12 max-w-full items-center gap-2 rounded-2xl border-2 px-2.5 py-0.5 text-left leading-tight sm:px-3 sm:py-1'

/** An ending has an open side, where a word goes. */
export const endingShape = 'rounded-l-none border-l-4 border-l-gold'

/** What is on a tile, with its Latin letters below it while its own letters are not all taught. */
export function TileText({ text, spelt, joins, children }: Props) {
  return (
    <>
      {children}
      <span className="flex min-w-0 flex-col">
        {joins && (
          <span className="sr-only">
            <Trans>ending:</Trans>
          </span>
        )}
        <span lang={languageOf(text)} className="malayalam wrap-anywhere">
          {text}
        </span>
        <SpeltText spelt={spelt} className="text-sm" />
      </span>
    </>
  )
}
