import type { SoundSet } from '@app/learning/offline'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { cacheKeys } from '../../device/storage/keys.ts'
import { Button } from '../../ui/button.tsx'
import { keepFocusInside } from '../../ui/keep-focus-inside.ts'
import { lazyWithMessages } from '../../ui/lazy-with-messages.tsx'
import { OfferedSound } from './offered-sound.tsx'

const SoundPanel = lazyWithMessages(
  () => import('./sound-panel.tsx').then(({ SoundPanel }) => SoundPanel),
  'more',
)

/** `bytes` is an estimate: most clips are made when they are first requested. */
type Props = { set: SoundSet; bytes: number }

/**
 * The sound of a page or of the course, to keep for times without a network. Most visitors only see its size and the button.
 * The code that does the work is loaded when it is needed, or when this device already keeps sound.
 */
export function KeepSound({ set, bytes }: Props) {
  const { t } = useLingui()
  const [panel, setPanel] = useState<{ atOnce: boolean }>()

  useEffect(() => {
    void soundIsKept().then((kept) => kept && setPanel((panel) => panel ?? { atOnce: false }))
  }, [])

  const offer = (
    <>
      <p className="grow">
        <OfferedSound {...{ set, bytes }} />
      </p>
      <Button variant="quiet" onClick={() => setPanel({ atOnce: true })}>
        <Download aria-hidden="true" className="size-5 shrink-0" />
        <Trans>Keep for offline</Trans>
      </Button>
    </>
  )
  return (
    <section
      ref={keepFocusInside}
      tabIndex={-1}
      aria-label={t`Sound without a network`}
      className="mt-6 flex min-h-32 flex-col justify-center gap-3 rounded-2xl border-2 border-line bg-surface p-4 noscript:hidden sm:min-h-20 sm:flex-row sm:items-center"
    >
      <Suspense fallback={offer}>{panel ? <SoundPanel set={set} {...panel} /> : offer}</Suspense>
    </section>
  )
}

async function soundIsKept(): Promise<boolean> {
  return 'caches' in globalThis && (await caches.has(cacheKeys.clips).catch(() => false))
}
