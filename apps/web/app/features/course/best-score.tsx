import type { TopicResult } from '@app/learning/progress'
import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'

/** The best score in a topic, with a tick once it was passed. */
export function BestScore({ result: { best, most, passed } }: { result: TopicResult }) {
  return (
    <>
      {passed && <Check aria-hidden="true" className="mr-1 inline size-4 text-accent" />}
      <Trans>
        Best: {best} of {most}
      </Trans>
    </>
  )
}
