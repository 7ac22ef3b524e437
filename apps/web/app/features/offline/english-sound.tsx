import { englishBytes } from 'virtual:content/english-bytes'
import type { EnglishSoundSet } from '@app/learning/offline'
import { Trans } from '@lingui/react/macro'
import { useEnglishVoice } from '../../sound/english.ts'
import { KeepSound } from './keep-sound.tsx'

/**
 * How English is spoken here: by the device’s own voice, or by our engine’s, whose clips can be kept. Nothing is shown
 * before that is known.
 */
export function EnglishSound({ set }: { set: EnglishSoundSet }) {
  const isOfDevice = useEnglishVoice()
  if (isOfDevice === undefined) return null
  return (
    <>
      {!isOfDevice && <KeepSound set={set} bytes={englishBytes[set]} />}
      <p className="mt-6 text-center text-sm text-ink-soft">
        {isOfDevice ? (
          <Trans>English is spoken by this device’s own voice, without a network too.</Trans>
        ) : (
          <Trans>The English voice is synthetic: made by a program, not recorded from a person.</Trans>
        )}
      </p>
    </>
  )
}
