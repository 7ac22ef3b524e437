import { quizApi } from '@app/api'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '../api/call.ts'
import { hasServer } from '../api/has-server.ts'
import { QuestionList } from '../features/quiz/question-list.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { Button } from '../ui/button.tsx'
import { NoServer } from '../ui/server/no-server.tsx'
import { WithServer } from '../ui/server/with-server.tsx'
import { WaitForScript } from '../ui/wait-for-script.tsx'
import type { Route } from './+types/supa.ts'

/** The questions as they are in the server's table, to read and not to answer. */
export async function clientLoader() {
  return { rows: await call(quizApi.questions).catch(() => undefined) }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return (
    <Frame>
      <WaitForScript>
        <Trans>Fetching the questions…</Trans>
      </WaitForScript>
    </Frame>
  )
}

export default function Supa({ loaderData: { rows } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator()
  const missing = hasServer && rows === undefined
  // When the network is back, the questions load by themselves.
  useEffect(() => {
    if (!missing) return
    const again = () => void revalidate()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [missing, revalidate])

  return (
    <Frame>
      {rows ? (
        <QuestionList rows={rows} />
      ) : (
        <>
          <p role="alert" className="mb-4">
            <Trans>
              The questions did not arrive. They come from the server, so you need a connection here.
            </Trans>
          </p>
          <Button onClick={() => void revalidate()} aria-disabled={state === 'loading'}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <PageFrame
      title={t`All questions – Malayalam for All`}
      description={t`Every question of the quizzes with its options, to read.`}
      listed={false}
    >
      <h1 className="mt-6 mb-4 text-3xl font-bold">
        <Trans>All questions</Trans>
      </h1>
      <WithServer instead={<NoServer />}>{children}</WithServer>
    </PageFrame>
  )
}
