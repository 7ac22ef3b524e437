import type { WordReading } from '@app/learning/vocabulary'
import { writtenFor } from '@app/malayalam/forms'
import { Trans } from '@lingui/react/macro'
import { MixedText } from '../../ui/mixed-text.tsx'

/** The standard spelling of a word that stands as it is said: ഇല for എല. */
export function SaidFor({ word, reading }: { word: string; reading: WordReading }) {
  const written = writtenFor(word, reading)
  if (written === undefined) return null
  return (
    <p className="mt-2">
      <Trans>
        Said for <MixedText text={written} />
      </Trans>
    </p>
  )
}
