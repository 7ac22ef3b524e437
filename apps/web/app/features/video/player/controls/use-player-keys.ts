import { stepSpeed, type VideoSettings } from '@app/learning/video'
import { done, usePageKeys } from '../../../../ui/keys/use-page-keys.ts'
import type { Player } from '../player.ts'
import type { ChangeSettings } from '../use-video-settings.ts'

/** A word on the screen, and the place of its line. */
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
 * Space plays, the arrows go from line to line and repeat a line, L loops, A pauses after each line, [ and ]
 * change the speed, S saves the focused word, ? shows the keys. Space, Enter and the arrows keep their own
 * meaning on a focused control.
 */
export function usePlayerKeys({ player, settings, onChange, onToggle, onSave, onHelp }: Keys) {
  usePageKeys(({ key, repeat }, focus) => {
    const hasOwnSpace = focus.closest('button, a, summary, [role=button]') !== null
    const hasOwnArrows = focus.closest('[data-word], [role=tablist], [type=range]') !== null
    // A held key steps from line to line, but toggles nothing again and again. Held Space does not scroll either.
    if (repeat && key !== 'ArrowLeft' && key !== 'ArrowRight') return key === ' ' && !hasOwnSpace
    switch (key) {
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
  })
}

/** The word that an element shows, or whose card contains the element. */
function wordIn(element: Element): FocusedWord | undefined {
  const card = element.closest<HTMLElement>('[data-card]')
  const word = card?.dataset.card ?? element.closest('[data-word]')?.textContent
  const line = element.closest<HTMLElement>('[data-line]')?.dataset.line
  return word && line !== undefined ? { word, line: Number(line) } : undefined
}
