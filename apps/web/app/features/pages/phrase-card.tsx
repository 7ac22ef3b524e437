import type { Phrase } from '@app/learning/pages'
import { Trans } from '@lingui/react/macro'
import { Maximize2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { shownOf } from '../../reports/about.ts'
import { ReportButton } from '../../reports/report-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Reading } from '../../ui/reading.tsx'
import { ListenButton } from '../../ui/sound/listen-button.tsx'
import { useFollowed } from './use-followed.ts'

type Props = {
  phrase: Phrase
  sounding: boolean
  renderText: (text: string) => ReactNode
  onShow: () => void
}

/** A travel phrase to read, to hear, and to show to somebody. */
export function PhraseCard({
  phrase: { id, phrase, mal, meaning, audio },
  sounding,
  renderText,
  onShow,
}: Props) {
  const card = useFollowed(sounding)
  return (
    <div
      ref={card}
      aria-current={sounding || undefined}
      className={`flex h-full flex-col rounded-3xl border-2 p-4 ${sounding ? 'border-backwater bg-backwater-soft' : 'border-line bg-surface'}`}
    >
      <div className="flex grow items-start gap-3">
        <div className="min-w-0 grow">
          <h2 lang="en" className="font-semibold text-ink-soft">
            {phrase}
          </h2>
          <p lang="ml" className="text-2xl">
            {renderText(mal)}
          </p>
          <Reading text={mal} className="block" />
          <p lang="en" className="text-sm text-ink-soft">
            {meaning}
          </p>
        </div>
        <ListenButton clip={audio} text={mal} />
      </div>
      <Button variant="quiet" onClick={onShow} className="mt-2 w-full text-base noscript:hidden">
        <Maximize2 aria-hidden="true" className="size-4" />
        <span>
          <Trans>Show it</Trans>
          <span lang="ml" className="sr-only">
            : {mal}
          </span>
        </span>
      </Button>
      <ReportButton
        about={{ kind: 'phrase', item: id, shown: shownOf(phrase, mal, meaning) }}
        name={mal}
        className="mt-1 -mb-2 self-center"
      />
    </div>
  )
}
