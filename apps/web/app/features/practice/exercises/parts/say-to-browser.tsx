import type { Hearing } from '@app/learning/speech'
import { Trans } from '@lingui/react/macro'
import { Mic } from 'lucide-react'
import { HearingHelp } from '../../../../speech/hearing-help.tsx'
import { useHearing } from '../../../../speech/use-hearing.ts'
import { Button } from '../../../../ui/button.tsx'

type Props = {
  text: string
  /** Whether another button beside it is the first choice. */
  quiet?: boolean
  onHeard: (texts: readonly string[]) => void
}

/** The browser listens. What it understood is the answer; if it understood nothing, the learner tries again. */
export function SayToBrowser({ text, quiet = false, onHeard }: Props) {
  const { hearing, toggle } = useHearing(text, (said) => onHeard([said]))
  const isListening = hearing.type === 'listening'
  return (
    <div className="flex flex-col gap-2">
      <Button
        aria-pressed={isListening}
        variant={isListening || quiet ? 'quiet' : 'primary'}
        onClick={toggle}
      >
        <Mic aria-hidden="true" className={`shrink-0 ${isListening ? 'sounding' : ''}`} />
        <Trans>Say it now</Trans>
      </Button>
      <div role="status" className="min-h-12 text-center">
        <State hearing={hearing} />
      </div>
      <p className="text-sm text-ink-soft">
        <Trans>Your browser listens, and may send your voice to its maker.</Trans>
      </p>
    </div>
  )
}

function State({ hearing }: { hearing: Hearing }) {
  if (hearing.type === 'listening') return <Trans>Listening...</Trans>
  return hearing.type === 'failed' ? <HearingHelp code={hearing.code} /> : null
}
