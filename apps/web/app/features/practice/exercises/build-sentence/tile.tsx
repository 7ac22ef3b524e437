import type { Spelt } from '@app/learning/letters'
import { languageOf } from '@app/malayalam'
import type { ReactNode } from 'react'
import { SpeltText } from '../parts/spelt-text.tsx'

type Props = {
  text: string
  /** How it sounds, if that is shown. */
  spelt: Spelt | undefined
  children?: ReactNode
}

export const tileShape =
  'inline-flex min-h-12 max-w-full items-center gap-2 rounded-2xl border-2 px-2.5 py-0.5 text-left leading-tight sm:px-3 sm:py-1'

/** The word on a tile, with its Latin letters below it while its own letters are not all taught. */
export function TileText({ text, spelt, children }: Props) {
  return (
    <>
      {children}
      <span className="flex min-w-0 flex-col">
        <span lang={languageOf(text)} className="malayalam wrap-anywhere">
          {text}
        </span>
        <SpeltText spelt={spelt} className="text-sm" />
      </span>
    </>
  )
}
