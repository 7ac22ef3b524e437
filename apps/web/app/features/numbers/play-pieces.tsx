import { numberSounds } from 'virtual:content/number-sounds'
import { useLingui } from '@lingui/react/macro'
import { Square } from 'lucide-react'
import { useEffect, useState } from 'react'
import { playInTurn, prefetchClip, stopClip } from '../../sound/sound.ts'
import { SoundTrouble, useSoundTrouble } from '../../ui/sound-trouble.tsx'
import { ClipLink, SpeakerSign } from '../../ui/speaker-button.tsx'

type Props = { pieces: readonly string[]; text: string; size?: 'small' | 'large' }

const sizes = { small: '', large: 'size-14 [&>svg]:size-8' }

/**
 * Plays the clips of pieces one after the other, and stops at a second press. It says why they cannot be
 * heard.
 */
export function PlayPieces({ pieces, text, size = 'small' }: Props) {
  const { t } = useLingui()
  const [sounding, setSounding] = useState<string>()
  const clips = pieces.flatMap((piece) => numberSounds[piece] ?? [])
  const trouble = useSoundTrouble(...clips)
  useEffect(() => stopClip, [])
  const label = sounding ? t`Stop` : t`Listen to ${text}`
  return (
    <>
      <button
        type="button"
        aria-label={trouble ? `${label}. ${trouble}` : label}
        data-sounding={sounding ? 'playing' : trouble ? 'failed' : 'silent'}
        onPointerDown={() => {
          for (const clip of clips) void prefetchClip(clip).catch(() => undefined)
        }}
        onClick={() => (sounding ? stopClip() : void playInTurn(clips, setSounding))}
        className={`speaker ${sizes[size]}`}
      >
        {sounding ? <Square aria-hidden="true" /> : <SpeakerSign />}
        <SoundTrouble trouble={trouble} />
      </button>
      <noscript>
        {clips.map((clip) => (
          <ClipLink key={clip} clip={clip} label={label} />
        ))}
      </noscript>
    </>
  )
}
