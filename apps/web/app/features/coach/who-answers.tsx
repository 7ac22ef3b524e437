import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'
import type { Answering } from './answering.ts'
import { CreditsLeft } from './credits-left.tsx'

type Props = { answering: Answering | undefined; onBuiltIn: (chosen: boolean) => void }

/** Which coach answers, what it costs, and a link to the other coach, if there are two. */
export function WhoAnswers({ answering, onBuiltIn }: Props) {
  const isService = answering?.coach === 'service'
  const hasChoice = isService || (answering?.coach === 'built-in' && answering.why === 'chosen')
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-2xl bg-backwater-soft px-4 py-2 text-sm">
      <p role="status" className="min-h-11 content-center">
        <Who answering={answering} />
      </p>
      {hasChoice && (
        <Button variant="quiet" className="min-h-11 px-3 text-sm" onClick={() => onBuiltIn(isService)}>
          {isService ? <Trans>Use the built-in coach</Trans> : <Trans>Use the AI coach</Trans>}
        </Button>
      )}
    </div>
  )
}

function Who({ answering }: { answering: Answering | undefined }) {
  if (!answering) return <Trans>Loading...</Trans>
  if (answering.coach === 'service') return <Service {...answering} />
  switch (answering.why) {
    case 'only':
    case 'chosen':
      return (
        <Trans>The built-in coach answers, here on your device: it costs nothing and works offline.</Trans>
      )
    case 'unreachable':
      return <Trans>The server is out of reach: the built-in coach answers, here on your device.</Trans>
  }
}

function Service({ model, credits }: Extract<Answering, { coach: 'service' }>) {
  return (
    <>
      {model ? (
        <Trans>
          An AI service answers (<bdi>{model}</bdi>): what you write here is sent to it, and it may be wrong.
        </Trans>
      ) : (
        <Trans>An AI service answers: what you write here is sent to it, and it may be wrong.</Trans>
      )}{' '}
      {credits && <CreditsLeft {...credits} />}
    </>
  )
}
