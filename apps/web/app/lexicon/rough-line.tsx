import { Trans } from '@lingui/react/macro'

/** What a line without a translation says, roughly: the app made it by rules, and nobody read it. */
export function RoughLine({ english, className }: { english: string; className?: string }) {
  return (
    <p className={className}>
      <small className="text-ink-soft">
        <Trans>Roughly:</Trans>
      </small>{' '}
      <span lang="en">{english}</span>
    </p>
  )
}
