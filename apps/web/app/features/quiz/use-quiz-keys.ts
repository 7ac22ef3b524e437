import type { Option } from '@app/learning/quiz'
import { useEffect } from 'react'

type Keys = {
  options: readonly Option[]
  onChoose: (option: Option) => void
  onPrimary: () => void
  onReplay: () => void
  onBack: () => void
  onHelp: () => void
}

/**
 * 1–4 choose, Enter checks and goes on, Space replays, Escape goes back, ? shows the keys. Enter and Space keep their own
 * meaning on a control in focus, but for the option already chosen: pressing it again would say nothing.
 */
export function useQuizKeys({ options, onChoose, onPrimary, onReplay, onBack, onHelp }: Keys) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      const target = event.target instanceof Element ? event.target : document.body
      if (target.closest('dialog, input, select, textarea, [popover]')) return
      const control = target.closest('button, a, summary, [role=button]')
      const free =
        !control ||
        control.getAttribute('aria-pressed') === 'true' ||
        control.getAttribute('aria-disabled') === 'true'

      const option = options[Number(event.key) - 1]
      if (option && /^[1-4]$/.test(event.key)) onChoose(option)
      else if (event.key === 'Enter' && free) onPrimary()
      else if (event.key === ' ' && free) onReplay()
      else if (event.key === 'Escape') onBack()
      else if (event.key === '?') onHelp()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}
