import { Trans } from '@lingui/react/macro'
import { NeedsScript } from '../../ui/needs-script.tsx'

/** Shown while the questions load: the shape of a question, and what is about to happen. */
export function QuizLoading() {
  return (
    <div className="flex min-h-[min(100dvh,46rem)] flex-col" aria-busy="true">
      <div className="kasavu-band shrink-0" />
      <main className="mx-auto flex w-full max-w-2xl grow flex-col px-4 pb-4">
        <div className="mt-14 h-2.5 rounded-full bg-raised" />
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
      </main>
    </div>
  )
}
