import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { IconButton } from '../../ui/button.tsx'
import type { AskedWord } from './asked-word.ts'

type Props = { asked: AskedWord; onWord: (asked: AskedWord) => void }

/** To the words before and after in the same text, by the arrow keys too. */
export function WordSteps({ asked, onWord }: Props) {
  const { t } = useLingui()
  const count = asked.words.length
  const number = asked.at + 1

  useEffect(() => {
    function onKeyDown({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
      const inside = target instanceof Element && target.closest('[popover]')
      if (!step || !inside || altKey || ctrlKey || metaKey) return
      if (asked.words[asked.at + step] !== undefined) onWord({ ...asked, at: asked.at + step })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [asked, onWord])

  if (count < 2) return null
  return (
    <div className="mt-3 flex items-center justify-between text-sm text-ink-soft">
      <IconButton
        label={t`Word before`}
        aria-disabled={number === 1}
        onClick={() => number > 1 && onWord({ ...asked, at: asked.at - 1 })}
        className="aria-disabled:opacity-40"
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      {t`Word ${number} of ${count}`}
      <IconButton
        label={t`Word after`}
        aria-disabled={number === count}
        onClick={() => number < count && onWord({ ...asked, at: asked.at + 1 })}
        className="aria-disabled:opacity-40"
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </div>
  )
}
