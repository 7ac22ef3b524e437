import { numberSounds } from 'virtual:content/number-sounds'
import { Trans } from '@lingui/react/macro'
import { Square } from 'lucide-react'
import { useEffect, useState } from 'react'
import { playInTurn, prefetchClip, stopClip } from '../../sound/sound.ts'
import { ListenTo } from '../../ui/sound/listen-button.tsx'
import { SoundTrouble, useSoundTrouble } from '../../ui/sound/sound-trouble.tsx'
import { ClipLink, SpeakerSign } from '../../ui/sound/speaker-button.tsx'

type Props = { pieces: readonly string[]; text: string; size?: 'small' | 'large' }

const sizes = { small: '', large: 'size-14 [&>svg]:size-8' }

/**
 * Plays the clips of pieces one after the other, and stops at a second press. It says why they cannot be
 * heard.
 */
export function PlayPieces({ pieces, text, size = 'small' }: Props) {
  const [sounding, setSounding] = useState<string>()
  const clips = pieces.flatMap((piece) => numberSounds[piece] ?? [])
  const trouble = useSoundTrouble(...clips)
  useEffect(() => stopClip, [])
  const label = sounding ? <Trans>Stop</Trans> : <ListenTo text={text} />
  return (
    <>
      <button
        type="button"
        data-sounding={sounding ? 'playing' : trouble ? 'failed' : 'silent'}
        onPointerDown={() => {
          for (const clip of clips) void prefetchClip(clip).catch(() => undefined)
        }}
        onClick={() => (sounding ? stopClip() : void playInTurn(clips, setSounding))}
        className={`speaker ${sizes[size]}`}
      >
        <span className="sr-only">{label} </span>
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
