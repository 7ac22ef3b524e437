import type { CaptionsReply } from '@app/api'
import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'

type Props = { found: CaptionsReply; busy: boolean; onKeep: () => void }

/** Shows the captions found for a link, before the learner saves them. */
export function FoundCaptions({ found, busy, onKeep }: Props) {
  const { title, track, english, lines, embeddable } = found
  return (
    <section aria-live="polite" className="rounded-2xl border-2 border-gold bg-surface p-4">
      <h3 className="text-xl font-bold break-words">
        <MixedText text={title} />
      </h3>
      <ul className="mt-1 list-disc pl-6">
        <li>
          <MixedText text={track.name} />: <Plural value={lines} one="# line" other="# lines" />
        </li>
        {track.generated && (
          <li>
            <Trans>A computer wrote these lines; some are wrong.</Trans>
          </li>
        )}
        <li>
          {english ? (
            <Trans>With English beside them.</Trans>
          ) : (
            <Trans>There is no English for them. The words are still explained.</Trans>
          )}
        </li>
        {!embeddable && (
          <li>
            <Trans>The video can be watched on YouTube only. Its text can be read here.</Trans>
          </li>
        )}
      </ul>
      <Button onClick={onKeep} aria-disabled={busy} className="mt-3 w-full sm:w-auto">
        <Trans>Keep it in my texts</Trans>
      </Button>
    </section>
  )
}
