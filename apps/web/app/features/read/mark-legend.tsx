import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useTargetLanguage } from '../../device/target-language/target-language.ts'

type Props = { lines: { new: string; learning: string; known: string } }

/** Explains the lines under words, and the rule behind them. */
export function MarkLegend({ lines }: Props) {
  return (
    <section className="my-4 rounded-2xl border-2 border-line bg-surface p-3 text-sm">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        <Mark line={lines.new}>
          <Trans>new</Trans>
        </Mark>
        <Mark line={lines.learning}>
          <Trans>learning</Trans>
        </Mark>
        <Mark line={lines.known}>
          <Trans>known</Trans>
        </Mark>
      </ul>
      <p className="mt-1 text-ink-soft">
        <Trans>
          Learning are the words you have saved. Known are those of which each review card that was begun
          would still be known after three weeks, and those you say you know in the table below. All others
          are new. Each counts in all its forms.
        </Trans>
      </p>
    </section>
  )
}

const samples = { malayalam: { lang: 'ml', word: 'വാക്ക്' }, english: { lang: 'en', word: 'word' } }

function Mark({ line, children }: { line: string; children: ReactNode }) {
  const sample = samples[useTargetLanguage()]
  return (
    <li className="flex items-baseline gap-2">
      <span lang={sample.lang} aria-hidden="true" className={`text-lg underline-offset-[0.3em] ${line}`}>
        {sample.word}
      </span>
      {children}
    </li>
  )
}
