import { runs } from '@app/malayalam'
import type { ReactNode } from 'react'
import { useTargetLanguage } from '../device/target-language/target-language.ts'
import { FixedList } from './fixed-list.tsx'

type Props = {
  text: string
  /** Draws the language learnt, if it can be more than read. */
  renderText?: ((text: string) => ReactNode) | undefined
}

/** Text in both languages. Each run is marked with its language, so that fonts and screen readers fit it. */
export function MixedText({ text, renderText }: Props) {
  const isLearnt = useTargetLanguage() === 'malayalam'
  return (
    <FixedList items={runs(text)}>
      {({ text: run, malayalam }) => (
        <span lang={malayalam ? 'ml' : 'en'} className={malayalam ? 'malayalam' : undefined}>
          {malayalam === isLearnt && renderText ? renderText(run) : run}
        </span>
      )}
    </FixedList>
  )
}
