import type { SavedWord } from '@app/learning/vocabulary'
import { languageOf } from '@app/malayalam'
import { Trans } from '@lingui/react/macro'
import { Check, Trash2 } from 'lucide-react'
import { aboutWord } from '../../reports/about-word.ts'
import { ReportButton } from '../../reports/report-button.tsx'
import { Spelt } from './spelt.tsx'
import { WordLines } from './word-lines.tsx'
import { WordTitle } from './word-title.tsx'

type Props = { saved: SavedWord; onRemove: () => void; onWord: (beside: Element) => void }

/** A word that the learner has saved. */
export function CompletedWordCard({ saved, onRemove, onWord }: Props) {
  const { word, meaning, pronunciation } = saved
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-3xl border-2 border-line bg-surface">
      <div className="flex items-center gap-2 bg-accent px-4 py-1 text-accent-ink">
        <h2 className="min-w-0 grow">
          <WordTitle word={word} onWord={onWord} className="focus-visible:outline-accent-ink" />
        </h2>
        <Check aria-hidden="true" className="shrink-0" />
      </div>
      <div className="kasavu-band shrink-0" />
      <div className="flex grow items-end gap-2 px-4 pt-1 pb-3">
        <div className="min-w-0 grow">
          <WordLines meaning={meaning} pronunciation={<Spelt word={word} saved={pronunciation} />} />
        </div>
        <ReportButton icon about={() => aboutWord(word)} name={word} />
        <button
          type="button"
          onClick={onRemove}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-laterite hover:bg-laterite-soft"
        >
          <span className="sr-only">
            <Trans>
              Remove <span lang={languageOf(word)}>{word}</span>
            </Trans>
          </span>
          <Trash2 aria-hidden="true" />
        </button>
      </div>
    </article>
  )
}
