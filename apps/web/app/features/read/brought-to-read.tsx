import { Trans } from '@lingui/react/macro'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { type Carried, leave } from '../../bring/door.ts'
import { useReceive } from '../../bring/use-receive.ts'
import { Button } from '../../ui/button.tsx'
import { lazyWithMessages } from '../../ui/lazy-with-messages.tsx'
import { shelveBrought } from './use-shelf.ts'

const WhatItIs = lazyWithMessages(
  () => import('../../bring/what-it-is.tsx').then(({ WhatItIs }) => WhatItIs),
  'more',
)

type Props = {
  carried: Carried
  /** The text that is open, if it is on the shelf already. */
  shelved: string | undefined
  onShelved: (id: string) => void
}

/**
 * What was brought to be read: what it is, and what else it can be taken as. What somebody brought by hand goes onto the
 * shelf at once; what another site has shared waits until somebody says so.
 */
export function BroughtToRead({ carried, shelved, onShelved }: Props) {
  const { given, brought, byHand, number } = carried
  const receive = useReceive('/read')
  const [isFull, setFull] = useState(false)
  const shelve = useEffectEvent(() => {
    shelveBrought(brought, 'file' in given ? given.file.name : '', Date.now()).then(
      (id) => id && onShelved(id),
      () => setFull(true),
    )
  })
  useEffect(() => {
    if (byHand && shelved === undefined && number > 0) shelve()
  }, [byHand, shelved, number])
  if (brought.kind === 'refused') return null
  return (
    <>
      <Suspense>
        <WhatItIs
          brought={brought}
          onAs={(as) => void receive(given, { as })}
          onRate={(rate) => void receive(given, { rate })}
        />
      </Suspense>
      {isFull && (
        <p role="alert" className="mb-3 font-semibold text-laterite">
          <Trans>
            This browser has no room to keep it. Remove a text that you do not need, then choose it again.
          </Trans>
        </p>
      )}
      {!byHand && shelved === undefined && (
        <div className="mb-4 flex flex-wrap gap-3">
          <Button onClick={shelve}>
            <Trans>Read this file</Trans>
          </Button>
          <Button variant="quiet" onClick={leave}>
            <Trans>Leave it</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
