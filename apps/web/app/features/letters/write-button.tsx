import type { Letter } from '@app/learning/letters'
import { Trans } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'
import { useHydrated } from '../../prerender/use-hydrated.ts'

/**
 * Opens the writing of a letter. It does nothing without JavaScript, so the prerendered page has only an
 * empty place for it.
 */
export function WriteButton({ letter, onWrite }: { letter: Letter; onWrite: () => void }) {
  if (!useHydrated()) return <span className="size-11 shrink-0" />
  return (
    <button
      type="button"
      onClick={onWrite}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent hover:opacity-90"
    >
      <span className="sr-only">
        <Trans>
          Write <span lang="ml">{letter.letter}</span>
        </Trans>
      </span>
      <Pencil aria-hidden="true" className="size-5" />
    </button>
  )
}
