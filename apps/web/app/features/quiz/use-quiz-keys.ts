import type { Option } from '@app/learning/quiz'
import { done, usePageKeys } from '../../ui/keys/use-page-keys.ts'

type Keys = {
  options: readonly Option[]
  onChoose: (option: Option) => void
  onPrimary: () => void
  onReplay: () => void
  onBack: () => void
  onHelp: () => void
}

/**
 * 1–4 choose, Enter checks and continues, Space plays the clip again, Escape goes back, ? shows the keys.
 * Enter and Space keep their own meaning on a focused control, except on the option that is already chosen:
 * pressing it again would do nothing.
 */
export function useQuizKeys({ options, onChoose, onPrimary, onReplay, onBack, onHelp }: Keys) {
  usePageKeys(({ key, repeat }, focus) => {
    if (repeat) return false
    const control = focus.closest('button, a, summary, [role=button]')
    const free =
      !control ||
      control.getAttribute('aria-pressed') === 'true' ||
      control.getAttribute('aria-disabled') === 'true'

    const option = options[Number(key) - 1]
    if (option && /^[1-4]$/.test(key)) return done(onChoose(option))
    if (key === 'Enter' && free) return done(onPrimary())
    if (key === ' ' && free) return done(onReplay())
    if (key === 'Escape') return done(onBack())
    if (key === '?') return done(onHelp())
    return false
  })
}
