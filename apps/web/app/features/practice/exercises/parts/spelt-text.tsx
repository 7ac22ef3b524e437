import type { SoundHint, Spelt } from '@app/learning/letters'
import { Trans } from '@lingui/react/macro'
import { LatinText } from '../../../../ui/latin-text.tsx'

type Props = { spelt: Spelt | undefined; className?: string }

/** A sound in Latin, and by what it differs from one beside it that looks alike. */
export function SpeltText({ spelt, className = '' }: Props) {
  if (!spelt) return null
  const { text, hints } = spelt
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <LatinText className={className}>{text}</LatinText>
      {hints.map((hint) => (
        <span key={hint} className="text-sm text-ink-soft">
          <Hint hint={hint} />
        </span>
      ))}
    </span>
  )
}

function Hint({ hint }: { hint: SoundHint }) {
  switch (hint) {
    case 'short':
      return <Trans>short</Trans>
    case 'long':
      return <Trans>long</Trans>
    case 'light-r':
      return <Trans>light r</Trans>
    case 'strong-r':
      return <Trans>strong r</Trans>
    case 'curled':
      return <Trans>tongue curled back</Trans>
    case 'teeth':
      return <Trans>tongue at the teeth</Trans>
    case 'ridge':
      return <Trans>tip of the tongue</Trans>
    case 'breath':
      return <Trans>with a breath</Trans>
    case 'no-breath':
      return <Trans>without a breath</Trans>
  }
}
