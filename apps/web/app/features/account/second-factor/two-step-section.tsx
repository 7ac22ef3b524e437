import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Section } from '../section.tsx'
import { askSession } from '../sessions/ask-session.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TwoStepOff } from './two-step-off.tsx'
import { TwoStepOn } from './two-step-on.tsx'

/** The second step of signing in: off, on, and in between the recovery codes, which are shown once. */
export function TwoStepSection({ on, proven }: { on: boolean; proven: boolean }) {
  const { t } = useLingui()
  const [codes, setCodes] = useState<string[]>()
  return (
    <Section title={t`Two-step sign-in`} state={on ? t`On` : t`Off`}>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
      ) : on ? (
        <TwoStepOn onCodes={setCodes} onOff={() => askSession('user-updated')} />
      ) : !proven ? (
        <p>
          <Trans>
            Please confirm your email first: without that, somebody who mistyped your address could lock you
            out.
          </Trans>
        </p>
      ) : (
        <TwoStepOff
          onOn={async (codes) => {
            setCodes(codes)
            await askSession('user-updated')
          }}
        />
      )}
    </Section>
  )
}
