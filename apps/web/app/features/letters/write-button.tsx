import type { Letter } from '@app/learning/letters'
import { useLingui } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** Leads to the writing of a letter. Without the app it could do nothing: in the prerendered page there is only its room. */
export function WriteButton({ letter, onWrite }: { letter: Letter; onWrite: () => void }) {
  const { t } = useLingui()
  if (!useHydrated()) return <span className="size-11 shrink-0" />
  return (
    <button
      type="button"
      aria-label={t`Write ${letter.letter}`}
      title={t`Write ${letter.letter}`}
      onClick={onWrite}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent hover:opacity-90"
    >
      <Pencil aria-hidden="true" className="size-5" />
    </button>
  )
}
