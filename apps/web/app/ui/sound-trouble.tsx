import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useSounding } from '../sound/sound.ts'

/** Why one of these clips, asked for, is not heard; nothing while there is no trouble with them. */
export function useSoundTrouble(...clips: readonly string[]): string | undefined {
  const { t } = useLingui()
  const { url = '', state } = useSounding()
  const sentences: Partial<Record<typeof state, string>> = {
    failed:
      globalThis.navigator?.onLine === false
        ? t`No network. Sounds heard once online stay on this device.`
        : t`The sound did not arrive. Try again.`,
    muted: t`Sound is off. Turn it on at the top of the page.`,
  }
  const trouble = clips.includes(url) ? sentences[state] : undefined
  useEffect(() => {
    if (trouble)
      import('./announce.ts').then(
        ({ announce }) => announce(trouble),
        () => undefined,
      )
  }, [trouble])
  return trouble
}

/** The trouble in words under its button, which stands `relative`; wherever that is, all of it is on the screen. */
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

/** So near, at most, a tip is to the sides of the screen: pixels. */
const gap = 8

function keepInside(tip: HTMLElement | null) {
  if (!tip) return
  const { left, right } = tip.getBoundingClientRect()
  tip.style.translate = `${Math.max(gap - left, Math.min(0, document.body.clientWidth - gap - right))}px`
}
