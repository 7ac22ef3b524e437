import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Reading } from '../../ui/reading.tsx'
import { PlayPieces } from './play-pieces.tsx'

/**
 * `id`: names this part among the parts. `pieces`: what plays it alone, if it can be played alone. `from`:
 * the word that it comes from, if that is another word.
 */
export type Part = { id: string; said: string; means: ReactNode; from?: string; pieces?: readonly string[] }

type Props = { parts: readonly Part[]; children?: ReactNode }

/** The parts of the spoken text, in order. */
export function BuiltOf({ parts, children }: Props) {
  return (
    <>
      <h3 className="mt-4 mb-2 font-bold">
        <Trans>How it is built</Trans>
      </h3>
      <ol className="grid grid-cols-1 gap-2 md:grid-cols-2">
        {parts.map(({ id, said, means, from, pieces }) => (
          <li
            key={id}
            className="flex items-center justify-between gap-3 rounded-2xl border-2 border-line bg-ground p-3"
          >
            <span className="min-w-0">
              <span lang="ml" className="malayalam block wrap-anywhere">
                {said}
              </span>
              <Reading text={said} className="block text-sm wrap-anywhere" />
              <span className="block font-semibold">{means}</span>
              {from && (
                <span className="block text-sm text-ink-soft">
                  <Trans>
                    from <span lang="ml">{from}</span>
                  </Trans>
                </span>
              )}
            </span>
            {pieces && <PlayPieces pieces={pieces} text={said} />}
          </li>
        ))}
      </ol>
      {children}
    </>
  )
}
