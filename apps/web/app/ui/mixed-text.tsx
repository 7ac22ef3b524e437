import { runs } from '@app/malayalam'
import type { ReactNode } from 'react'

type Props = {
  text: string
  /** Draws the Malayalam, where it can be more than read. */
  renderText?: ((text: string) => ReactNode) | undefined
}

/** Text of both languages, each stretch marked with its own, so that fonts and screen readers take the right one. */
export function MixedText({ text, renderText }: Props) {
  return runs(text).map(({ text: run, malayalam }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one text never move
    <span key={place} lang={malayalam ? 'ml' : 'en'} className={malayalam ? 'malayalam' : undefined}>
      {malayalam && renderText ? renderText(run) : run}
    </span>
  ))
}
