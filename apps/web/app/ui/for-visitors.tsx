import type { ReactNode } from 'react'
import type { SessionState } from '../session/session.ts'
import { AtFirst } from './at-first.tsx'
import { OneMoment } from './one-moment.tsx'

type Props = SessionState & { children: ReactNode }

/** What a visitor finds on a page for who is signed in. A learner whom the device remembers is asked to wait in its place, until the page is alive. */
export function ForVisitors({ state, children }: Props) {
  if (state === 'signed-in') return null
  return (
    <AtFirst known="learner" over={state === 'visitor'} meanwhile={<OneMoment />}>
      {children}
    </AtFirst>
  )
}
