import { stepSpeed, type VideoSettings } from '@app/learning/video'
import { useEffect } from 'react'
import type { Player } from './player.ts'
import type { ChangeSettings } from './use-video-settings.ts'

/** A word on the screen, and the place of the line in which it stands. */
export type FocusedWord = { word: string; line: number }

type Keys = {
  player: Player | undefined
  settings: VideoSettings
  onChange: ChangeSettings
  onToggle: () => void
  onSave: (word: FocusedWord) => void
  onHelp: () => void
}

/**
 * Space plays, the arrows go from line to line and repeat one, L loops, A pauses after each line, [ and ] change the speed, S saves the word in
 * focus, ? shows the keys. Never while typing, nor where something is laid over the page; and Space, Enter and the arrows keep their own
 * meaning on what is in focus.
 */
export function usePlayerKeys({ player, settings, onChange, onToggle, onSave, onHelp }: Keys) {
  useEffect(() => {
    function act(key: string, focus: Element): boolean {
      const hasOwnSpace = focus.closest('button, a, summary, [role=button]') !== null
      const hasOwnArrows = focus.closest('[data-word], [role=tablist], [type=range]') !== null
      switch (key.length === 1 ? key.toLowerCase() : key) {
        case ' ':
          return hasOwnSpace ? false : done(onToggle())
        case 'ArrowLeft':
          return hasOwnArrows ? false : done(player?.previous())
        case 'ArrowRight':
          return hasOwnArrows ? false : done(player?.next())
        case 'ArrowUp':
          return hasOwnArrows ? false : done(player?.repeat())
        case 'l':
          return done(player?.toggleLoop())
        case 'a':
          return done(onChange({ autoPause: !settings.autoPause }))
        case '[':
          return done(onChange({ speed: stepSpeed(settings.speed, -1) }))
        case ']':
          return done(onChange({ speed: stepSpeed(settings.speed, 1) }))
        case 's': {
          const word = wordIn(focus)
          return word ? done(onSave(word)) : false
        }
        case '?':
          return done(onHelp())
        default:
          return false
      }
    }

    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const focus = event.target instanceof Element ? event.target : document.body
      if (focus.closest('dialog, [popover], input:not([type=range]), select, textarea, [contenteditable]'))
        return
      if (act(event.key, focus)) event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })
}

const done = (_did: unknown) => true

/** The word that an element is, or whose card it is a part of. */
function wordIn(element: Element): FocusedWord | undefined {
  const card = element.closest<HTMLElement>('[data-card]')
  const word = card?.dataset.card ?? element.closest('[data-word]')?.textContent
  const line = element.closest<HTMLElement>('[data-line]')?.dataset.line
  return word && line !== undefined ? { word, line: Number(line) } : undefined
}
