import { useLingui } from '@lingui/react/macro'
import { Section } from '../profile/section.tsx'
import { SessionList } from './session-list.tsx'

/** Where the learner is signed in, and how to end that. */
export function SessionsSection() {
  const { t } = useLingui()
  return (
    <Section title={t`Where you are signed in`}>
      <SessionList />
    </Section>
  )
}
