import type { SoundSet } from '@app/learning/offline'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { FetchOutcome } from '../../clips/fetch-clips.ts'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress.tsx'
import { OfferedSound } from './offered-sound.tsx'
import { sizeText } from './size-text.ts'
import { useSoundSet } from './use-sound-set.ts'

/**
 * How much of the sound of a page or of the course is on this device, with the buttons to keep or delete it. `atOnce`: the learner
 * has asked to keep it.
 */
export function SoundPanel({ set, atOnce }: { set: SoundSet; atOnce: boolean }) {
  const { t } = useLingui()
  const { found, work, keep, drop } = useSoundSet(set)
  const begun = useRef(false)
  useEffect(() => {
    if (!found || begun.current) return
    begun.current = true
    if (atOnce && found !== 'impossible') void keep()
  })

  if (!found) return null
  if (found === 'impossible')
    return (
      <p role="alert">
        <Trans>This browser keeps no sounds here, as in a private window. Try it in an ordinary one.</Trans>
      </p>
    )
  if (work.type === 'fetching') {
    const [kept, total] = [sizeText(work.kept), sizeText(found.total)]
    return (
      <>
        <div className="grow">
          <p className="mb-2">
            <Trans>
              {kept} of about {total}
            </Trans>
          </p>
          <ProgressBar
            label={set === 'course' ? t`Keeping the sound of the path` : t`Keeping the sound of this page`}
            value={work.kept}
            max={found.total}
          />
        </div>
        <Button variant="quiet" onClick={work.cancel}>
          <Trans>Cancel</Trans>
        </Button>
      </>
    )
  }
  if (work.type === 'stopped')
    return (
      <>
        <p role="alert" className="grow">
          <Trouble why={work.why} />
        </p>
        {work.why === 'changed' ? (
          <Button onClick={() => location.reload()}>
            <Trans>Reload</Trans>
          </Button>
        ) : (
          <Button onClick={() => void keep()}>
            <Trans>Go on</Trans>
          </Button>
        )}
      </>
    )
  return (
    <>
      <p role="status" className="grow">
        <Stock set={set} kept={found.kept} total={found.total} />
      </p>
      {found.missing.length > 0 && (
        <Button variant="quiet" onClick={() => void keep()} className="sm:order-last">
          <Download aria-hidden="true" className="size-5 shrink-0" />
          <Trans>Keep for offline</Trans>
        </Button>
      )}
      {found.kept > 0 && (
        <Button variant="danger" onClick={() => void drop()}>
          <Trans>Delete</Trans>
        </Button>
      )}
    </>
  )
}

function Stock({ set, kept, total }: { set: SoundSet; kept: number; total: number }) {
  const [there, whole] = [sizeText(kept), sizeText(total)]
  if (kept === 0) return <OfferedSound set={set} bytes={total} />
  if (set === 'course')
    return kept === total ? (
      <Trans>The sound of the whole path is on this device: about {whole}.</Trans>
    ) : (
      <Trans>
        About {there} of {whole} of the sound of the path are on this device.
      </Trans>
    )
  if (kept === total) return <Trans>The sound of this page is on this device: about {whole}.</Trans>
  return (
    <Trans>
      About {there} of {whole} of the sound of this page are on this device.
    </Trans>
  )
}

function Trouble({ why }: { why: FetchOutcome }) {
  if (why === 'full')
    return (
      <Trans>There is no more room on this device. What has come is kept: free some space, then go on.</Trans>
    )
  if (why === 'changed')
    return <Trans>There is a newer version of this app: reload the page, then keep its sound.</Trans>
  if (why === 'broken')
    return <Trans>The server does not answer as it should. What has come is kept: go on in a while.</Trans>
  return <Trans>The connection broke off. What has come is kept: go on when you are connected.</Trans>
}
