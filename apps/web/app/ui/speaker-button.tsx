import { Volume2 } from 'lucide-react'
import { playClip, prefetchClip, useSounding } from '../lib/sound.ts'
import { SoundTrouble, useSoundTrouble } from './sound-trouble.tsx'

type Props = { clip: string; label: string; size?: 'small' | 'large' }

const sizes = { small: 'size-11', large: 'size-14 sm:size-16' }
const iconSizes = { small: 'size-5', large: 'size-8' }
const shape = 'inline-flex shrink-0 items-center justify-center rounded-full bg-backwater-soft text-backwater'

/**
 * Plays a clip. It shows that it sounds, that the browser waits for a tap, or why it is not heard.
 * Without JavaScript it is a link to the clip, which the browser plays by itself;
 * its sign is a small one of our own, since the letters have two hundred of them.
 */
export function SpeakerButton({ clip, label, size = 'small' }: Props) {
  const { url, state } = useSounding()
  const mine = url === clip ? state : 'silent'
  const trouble = useSoundTrouble(clip)
  return (
    <>
      <button
        type="button"
        aria-label={trouble ? `${label}. ${trouble}` : label}
        title={label}
        data-sounding={mine}
        onPointerDown={() => void prefetchClip(clip).catch(() => undefined)}
        onClick={() => void playClip(clip)}
        className={`${sizes[size]} ${shape} relative transition-colors noscript:hidden hover:opacity-90 data-[sounding=blocked]:ring-4 data-[sounding=blocked]:ring-gold data-[sounding=failed]:bg-laterite-soft data-[sounding=failed]:text-laterite data-[sounding=playing]:bg-backwater data-[sounding=playing]:text-surface`}
      >
        <Volume2
          aria-hidden="true"
          className={`${iconSizes[size]} ${mine === 'playing' ? 'sounding' : ''}`}
        />
        <SoundTrouble trouble={trouble} />
      </button>
      <noscript>
        <a href={clip} className={`${sizes[size]} ${shape}`}>
          <svg viewBox="0 0 24 24" aria-hidden="true" className={iconSizes[size]}>
            <path d="M7 4 20 12 7 20z" fill="currentColor" />
          </svg>
          <span className="sr-only">{label}</span>
        </a>
      </noscript>
    </>
  )
}
