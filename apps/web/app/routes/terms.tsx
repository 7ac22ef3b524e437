import { Trans, useLingui } from '@lingui/react/macro'
import { PageFrame } from '../frame/page-frame.tsx'
import { Prose } from '../ui/prose.tsx'

export const handle = { messages: 'more' }

export default function Terms() {
  const { t } = useLingui()
  return (
    <PageFrame
      title={t`Terms & Conditions – Malayalam for All`}
      description={t`Malayalam for All is free to use and to share: what you may do with it, and what we promise.`}
      width="max-w-2xl"
    >
      <Prose>
        <h1>
          <Trans>Terms & Conditions</Trans>
        </h1>
        <p>
          <Trans>
            Malayalam for All is free. You may use it at home, in a class or anywhere else, as much as you
            like.
          </Trans>
        </p>
        <h2>
          <Trans>What you may do with it</Trans>
        </h2>
        <p>
          <Trans>
            The program is under the MIT licence. The questions, the letters table and the sounds are under CC
            BY 4.0: copy them, change them, and say where they came from.
          </Trans>
        </p>
        <h2>
          <Trans>What we promise, and what we do not</Trans>
        </h2>
        <p>
          <Trans>
            The sentences were drafted with the help of AI, and each was read by a second reader, an AI as
            well, before it was put here. There may still be mistakes. The app is given as it is, without a
            warranty.
          </Trans>
        </p>
        <p>
          <Trans>The voices are synthetic: made by a program, not recorded from a person.</Trans>
        </p>
      </Prose>
    </PageFrame>
  )
}
