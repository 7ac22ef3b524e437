import { type Letter, lookAlikes } from '@app/learning/letters'
import { Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { Reading } from '../../ui/reading.tsx'
import { ListenButton } from '../../ui/sound/listen-button.tsx'
import { shownLetter } from './shown-letter.ts'

/** Letters that are taken for one another, beside each other, to see and hear what differs. */
export function LookAlikes({ letters }: { letters: readonly Letter[] }) {
  return (
    <details className="group mt-6 rounded-2xl border-2 border-line bg-surface">
      <summary className="flex min-h-14 list-none items-center gap-4 px-4 [&::-webkit-details-marker]:hidden">
        <h2 className="min-w-0 grow text-xl font-bold">
          <Trans>Letters that look or sound alike</Trans>
        </h2>
        <ChevronDown
          aria-hidden="true"
          className="shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-2 border-t border-line p-3">
        {lookAlikes(letters).map(([one, other]) => (
          <li key={one.id + other.id} className="grid grid-cols-2 divide-x divide-line rounded-xl bg-raised">
            {[one, other].map((letter) => (
              <span key={letter.id} className="grid justify-items-center gap-1 p-2">
                <span lang="ml" className="font-letters text-5xl leading-tight">
                  {shownLetter(letter)}
                </span>
                <Reading text={letter.kind === 'sign' ? letter.letter : letter.say} />
                <ListenButton clip={letter.audio} text={letter.letter} />
              </span>
            ))}
          </li>
        ))}
      </ul>
    </details>
  )
}
