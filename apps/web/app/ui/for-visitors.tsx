import type { ReactNode } from 'react'
import { PrerenderPlaceholder } from '../prerender/prerender-placeholder.tsx'
import type { SessionState } from '../session/session.ts'
import { OneMoment } from './one-moment.tsx'
import { WithServer } from './server/with-server.tsx'

type Props = SessionState & {
  children: ReactNode
  /** What stands there on a site without accounts. What is open to everybody there follows when the page is alive. */
  withoutServer?: ReactNode
}

/**
 * The content for a visitor on a page for signed-in learners. Until the page is hydrated, a learner whom the
 * device remembers is asked to wait instead.
 */
export function ForVisitors({ state, children, withoutServer = <OpenSoon state={state} /> }: Props) {
  if (state === 'signed-in') return null
  return (
    <PrerenderPlaceholder known="learner" over={state === 'visitor'} meanwhile={<OneMoment />}>
      <WithServer instead={withoutServer}>{children}</WithServer>
    </PrerenderPlaceholder>
  )
}

const OpenSoon = ({ state }: Pick<SessionState, 'state'>) => (state === 'unknown' ? <OneMoment /> : null)
