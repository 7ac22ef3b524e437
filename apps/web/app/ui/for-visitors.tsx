import type { ReactNode } from 'react'
import type { SessionState } from '../session/session.ts'
import { AtFirst } from './at-first.tsx'
import { OneMoment } from './one-moment.tsx'

type Props = SessionState & { children: ReactNode }

/**
 * The content for a visitor on a page for signed-in learners. Until the page is hydrated, a learner whom the
 * device remembers is asked to wait instead.
 */
export function ForVisitors({ state, children }: Props) {
  if (state === 'signed-in') return null
  return (
    <AtFirst known="learner" over={state === 'visitor'} meanwhile={<OneMoment />}>
      {children}
    </AtFirst>
  )
}
