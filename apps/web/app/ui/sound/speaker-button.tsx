import type { ReactNode } from 'react'
import { playClip, prefetchClip, useSounding } from '../../sound/sound.ts'
import { SoundTrouble, useSoundTrouble } from './sound-trouble.tsx'

/** `label` is the button's name; Malayalam in it is marked as such, so that a screen reader says it in Malayalam. */
type Props = { clip: string; label: ReactNode; size?: 'small' | 'large' }

const sizes = { small: '', large: 'size-14 sm:size-16 [&>svg]:size-8' }

/**
 * Plays a clip. It shows that it plays, that the browser waits for a tap, or why it cannot be heard. Without
 * JavaScript it is a link to the clip, which the browser plays by itself. The letters page has two hundred of
 * them, and a slow phone reads every byte of their HTML, so their common styles stand once in `app.css`, in
 * `speaker`.
 */
export function SpeakerButton({ clip, label, size = 'small' }: Props) {
  const { url, state } = useSounding()
  const mine = url === clip ? state : 'silent'
  const trouble = useSoundTrouble(clip)
  return (
    <>
      <button
        type="button"
        data-sounding={mine}
        onPointerDown={() => void prefetchClip(clip).catch(() => undefined)}
        onClick={() => void playClip(clip)}
        className={`speaker ${sizes[size]}`}
      >
        <span className="sr-only">{label} </span>
        <SpeakerSign className={mine === 'playing' ? 'sounding' : undefined} />
        <SoundTrouble trouble={trouble} />
      </button>
      <noscript>{import.meta.env.SSR && <ClipLink clip={clip} label={label} size={sizes[size]} />}</noscript>
    </>
  )
}

/**
 * A link for pages without JavaScript: the browser plays the clip by itself. It has no hash for the clip's
 * version, because two hundred hashes are a tenth of the letters page. The browser then keeps a clip for a
 * month, and not permanently.
 */
export function ClipLink({ clip, label, size = '' }: { clip: string; label: ReactNode; size?: string }) {
  return (
    <a href={clip.replace(/\?.*/, '')} className={`speaker ${size}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7 4 20 12 7 20z" />
      </svg>
      <span className="sr-only">{label}</span>
    </a>
  )
}

/** A loudspeaker with its waves, drawn as its container says. */
export function SpeakerSign({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <path d="M11 5 6.4 9H2.5v6h3.9L11 19zM15.5 8.8a5 5 0 0 1 0 6.4M18.6 5.4a10 10 0 0 1 0 13.2" />
    </svg>
  )
}
