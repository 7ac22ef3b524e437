import { Trans } from '@lingui/react/macro'
import { AskingPage } from '../../asking/asking-frame.tsx'
import { NeedsScript } from '../../ui/needs-script.tsx'

/** Shown while the questions load: the shape of a question, and what is about to happen. */
export function QuizLoading() {
  return (
    <AskingPage header={<div className="mt-14 h-2.5 shrink-0 rounded-full bg-raised" />} isBusy>
      <div className="grow content-center py-4">
        <h1 className="text-center text-3xl font-semibold text-balance">
          <Trans>Listen to the question, then choose one of four answers.</Trans>
        </h1>
        <noscript>
          {import.meta.env.SSR && (
            <div className="mt-3 text-center text-balance">
              <NeedsScript />
            </div>
          )}
        </noscript>
      </div>
      <div className="grid gap-2 md:grid-cols-2">
        {[1, 2, 3, 4].map((place) => (
          <div key={place} className="min-h-12 rounded-2xl border-2 border-line bg-surface" />
        ))}
      </div>
      <div className="mt-12 min-h-12 rounded-2xl bg-raised" />
    </AskingPage>
  )
}
