import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useSounding } from '../../sound/sound.ts'

/** Why one of these clips cannot be heard. Undefined if all is well. */
export function useSoundTrouble(...clips: readonly string[]): string | undefined {
  const { t } = useLingui()
  const { url = '', state } = useSounding()
  const sentences: Partial<Record<typeof state, string>> = {
    failed:
      globalThis.navigator?.onLine === false
        ? t`You're offline, and this sound isn't saved yet.`
        : t`The sound did not arrive. Try again.`,
    muted: t`Sound is off. Turn it on at the top of the page.`,
  }
  const trouble = clips.includes(url) ? sentences[state] : undefined
  useEffect(() => {
    if (trouble)
      import('../announce.ts').then(
        ({ announce }) => announce(trouble),
        () => undefined,
      )
  }, [trouble])
  return trouble
}

/** The message under its button, which has the class `relative`. All of it is always on the screen. */
export function SoundTrouble({ trouble }: { trouble: string | undefined }) {
  return (
    trouble && (
      <span
        ref={keepInside}
        data-trouble
        className="pointer-events-none absolute top-full z-10 w-max max-w-72 rounded-xl bg-laterite-soft p-2 text-sm text-laterite"
      >
        {trouble}
      </span>
    )
  )
}

/** The smallest distance of a message from the sides of the screen, in pixels. */
const gap = 8

function keepInside(tip: HTMLElement | null) {
  if (!tip) return
  const { left, right } = tip.getBoundingClientRect()
  tip.style.translate = `${Math.max(gap - left, Math.min(0, document.body.clientWidth - gap - right))}px`
}
