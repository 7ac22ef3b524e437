import { numberSounds } from 'virtual:content/number-sounds'
import { useLingui } from '@lingui/react/macro'
import { Square, Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { playInTurn, prefetchClip, stopClip } from '../../lib/sound.ts'
import { SoundTrouble, useSoundTrouble } from '../../ui/sound-trouble.tsx'

type Props = { pieces: readonly string[]; text: string; size?: 'small' | 'large' }

const sizes = { small: 'size-11', large: 'size-14' }

/** Plays the clips of pieces one after the other; pressed again it stops. It says why they are not heard. */
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
        className={`${sizes[size]} relative inline-flex shrink-0 items-center justify-center rounded-full bg-backwater-soft text-backwater transition-colors noscript:hidden hover:opacity-90 data-[sounding=failed]:bg-laterite-soft data-[sounding=failed]:text-laterite data-[sounding=playing]:bg-backwater data-[sounding=playing]:text-surface`}
      >
        {sounding ? (
          <Square aria-hidden="true" className="size-5" />
        ) : (
          <Volume2 aria-hidden="true" className={size === 'large' ? 'size-8' : 'size-5'} />
        )}
        <SoundTrouble trouble={trouble} />
      </button>
      <noscript>
        {clips.map((clip) => (
          <a
            key={clip}
            href={clip}
            aria-label={label}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-backwater-soft text-backwater"
          >
            <Volume2 aria-hidden="true" className="size-5" />
          </a>
        ))}
      </noscript>
    </>
  )
}
