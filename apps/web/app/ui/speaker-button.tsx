import { useLingui } from '@lingui/react/macro'
import { Volume2 } from 'lucide-react'
import { playClip, prefetchClip, useSounding } from '../lib/sound.ts'

type Props = { clip: string; label: string; size?: 'small' | 'large' }

const sizes = { small: 'size-11', large: 'size-14 sm:size-16' }

/** Plays a clip. It shows that it sounds, that the browser waits for a tap, or that the clip did not arrive. */
export function SpeakerButton({ clip, label, size = 'small' }: Props) {
  const { t } = useLingui()
  const { url, state } = useSounding()
  const mine = url === clip ? state : 'silent'
  return (
    <>
      <button
        type="button"
        aria-label={mine === 'failed' ? `${label}. ${t`The sound did not arrive. Try again.`}` : label}
        title={mine === 'failed' ? t`The sound did not arrive. Try again.` : label}
        data-sounding={mine}
        onPointerDown={() => void prefetchClip(clip).catch(() => undefined)}
        onClick={() => void playClip(clip)}
        className={`${sizes[size]} inline-flex shrink-0 noscript:hidden items-center justify-center rounded-full bg-backwater-soft text-backwater transition-colors hover:opacity-90 data-[sounding=blocked]:ring-4 data-[sounding=blocked]:ring-gold data-[sounding=failed]:bg-laterite-soft data-[sounding=failed]:text-laterite data-[sounding=playing]:bg-backwater data-[sounding=playing]:text-surface`}
      >
        <Volume2
          aria-hidden="true"
          className={`${size === 'large' ? 'size-8' : 'size-5'} ${mine === 'playing' ? 'sounding' : ''}`}
        />
      </button>
      <noscript>
        {/* biome-ignore lint/a11y/useMediaCaption: one spoken word or phrase, and it stands beside it in writing */}
        <audio controls preload="none" src={clip} aria-label={label} className="h-11 w-16" />
      </noscript>
    </>
  )
}
