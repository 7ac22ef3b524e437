import type { SoundSet } from '@app/learning/offline'
import { Trans } from '@lingui/react/macro'
import { sizeText } from './size-text.ts'

/** Says what there is to keep, and its size in bytes. */
export function OfferedSound({ set, bytes }: { set: SoundSet; bytes: number }) {
  const size = sizeText(bytes)
  if (set === 'course')
    return <Trans>The sound of the whole path, for times without a network: about {size}.</Trans>
  return <Trans>The sound of this page, for times without a network: about {size}.</Trans>
}
