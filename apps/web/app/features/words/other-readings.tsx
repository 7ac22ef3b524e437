import type { WordReading } from '@app/learning/vocabulary'
import { Trans } from '@lingui/react/macro'
import { standingAlone } from './standing-alone.ts'

type Props = { readings: readonly WordReading[]; chosen: number; onChoose: (place: number) => void }

/** The other readings of the word. Each can be shown in place of the most likely one. */
export function OtherReadings({ readings, chosen, onChoose }: Props) {
  if (readings.length < 2) return null
  return (
    <ul className="mt-2 grid gap-1">
      {readings.map(({ entry, endings }, place) =>
        place === chosen ? null : (
          <li key={`${entry.id} ${endings.map(({ id }) => id).join()}`} className="flex items-center gap-3">
            <span className="text-ink-soft">
              <Trans>or</Trans>
            </span>
            <button
              type="button"
              onClick={() => onChoose(place)}
              className="flex min-h-11 grow flex-wrap items-baseline gap-x-3 rounded-xl px-2 text-left hover:bg-raised"
            >
              <span lang="ml" className="text-lg">
                {[entry.word, ...endings.map(({ shown }) => standingAlone(shown))].join(' ')}
              </span>
              <span lang="en">{[entry.means[0], ...endings.map(({ means }) => means)].join(' + ')}</span>
            </button>
          </li>
        ),
      )}
    </ul>
  )
}
