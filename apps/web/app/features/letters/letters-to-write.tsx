import type { Letter } from '@app/learning/letters'
import { Trans } from '@lingui/react/macro'
import { shownLetter } from './shown-letter.ts'

type Written = Pick<Letter, 'id' | 'letter' | 'kind'>

/** All letters that can be written. Each is a button that shows its strokes. */
export function LettersToWrite({
  letters,
  onWrite,
}: {
  letters: readonly Written[]
  onWrite: (letter: Written) => void
}) {
  return (
    <section id="write" className="mt-8 scroll-mt-4 noscript:hidden">
      <h2 className="text-xl font-bold">
        <Trans>Write the letters</Trans>
      </h2>
      <p className="mb-3 text-ink-soft">
        <Trans>Choose a letter: see how it goes, then write it yourself.</Trans>
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] gap-2">
        {letters.map((letter) => (
          <li key={letter.id}>
            <button
              type="button"
              onClick={() => onWrite(letter)}
              className="min-h-14 w-full rounded-xl border-2 border-line bg-surface text-2xl hover:border-accent hover:bg-accent-soft"
            >
              <span className="sr-only">
                <Trans>
                  Write <span lang="ml">{letter.letter}</span>
                </Trans>
              </span>
              <span lang="ml" aria-hidden="true" className="font-letters">
                {shownLetter(letter)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
