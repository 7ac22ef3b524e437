import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/button.tsx'
import type { AskedWord } from './asked-word.ts'

type Props = { asked: AskedWord; onWord: (asked: AskedWord) => void; children: ReactNode }

/**
 * The lower edge of an explanation: the actions for the word, between buttons to the words before and after
 * in its text. The arrow keys go there too.
 */
export function WordSteps({ asked, onWord, children }: Props) {
  const { t } = useLingui()
  const count = asked.words.length
  const number = asked.at + 1
  const several = count > 1

  return (
    <div className="sticky bottom-0 -mx-5 mt-4 flex items-center gap-2 border-t border-line bg-surface px-5 py-2">
      {several && (
        <IconButton
          label={t`Word before`}
          aria-disabled={number === 1}
          onClick={() => number > 1 && onWord({ ...asked, at: asked.at - 1 })}
          className="aria-disabled:opacity-40"
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
      )}
      <div className="grow">{children}</div>
      {several && (
        <IconButton
          label={t`Word after`}
          aria-disabled={number === count}
          onClick={() => number < count && onWord({ ...asked, at: asked.at + 1 })}
          className="aria-disabled:opacity-40"
        >
          <ChevronRight aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
