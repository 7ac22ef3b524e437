import { isMalayalam, languageOf } from '@app/malayalam'
import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../../ui/button.tsx'
import type { AskedWord } from './asked-word.ts'
import { LateExplainedEnglish, LateExplainedWord } from './late-explained-word.ts'
import { placeBeside } from './place-beside.ts'

type Props = { asked: AskedWord; onWord: (asked: AskedWord) => void; onClose: () => void }

const wideScreen = '(width >= 48rem)'

/**
 * The explanation of a word: a sheet at the lower edge of a phone, beside the word on a wide screen. It is
 * the browser's own popover: Escape and a tap elsewhere close it, a tap on another word explains that one,
 * and the focus goes back to where it was.
 */
export function WordPopover({ asked, onWord, onClose }: Props) {
  const { t } = useLingui()
  const element = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const [place, setPlace] = useState<CSSProperties>()
  const { beside } = asked
  const word = asked.words[asked.at] ?? ''
  const Explained = isMalayalam(word) ? LateExplainedWord : LateExplainedEnglish

  useEffect(() => {
    const put = () => setPlace(placeNow(beside))
    put()
    element.current?.showPopover()
    heading.current?.focus({ preventScroll: true })
    // When a tablet is turned, the word moves.
    addEventListener('resize', put)
    return () => removeEventListener('resize', put)
  }, [beside])

  /** The arrow keys go to the words before and after, but while somebody writes in a dialog above. */
  function step({ key, altKey, ctrlKey, metaKey, target }: KeyboardEvent) {
    if (target instanceof Element && target.closest('dialog')) return
    const at = asked.at + ({ ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0)
    if (at === asked.at || asked.words[at] === undefined || altKey || ctrlKey || metaKey) return
    onWord({ ...asked, at })
  }

  return (
    <div
      ref={element}
      popover="auto"
      role="dialog"
      aria-labelledby={headingId}
      onToggle={({ newState, target, currentTarget }) => {
        // A dialog that is laid over it tells of its own closing here as well.
        if (newState === 'closed' && target === currentTarget) onClose()
      }}
      onKeyDown={step}
      style={place}
      className={`m-0 overflow-y-auto overscroll-contain border border-line bg-surface p-0 text-ink shadow-xl ${place ? 'absolute inset-auto rounded-3xl' : 'fixed inset-x-0 top-auto bottom-0 max-h-[75dvh] w-full max-w-none rounded-t-3xl'}`}
    >
      <div className="kasavu-band" />
      <div className="flex items-start justify-between gap-3 px-5 pt-2">
        <h2
          ref={heading}
          id={headingId}
          tabIndex={-1}
          lang={languageOf(word)}
          className="min-w-0 text-2xl break-words outline-none"
        >
          {word}
        </h2>
        <IconButton label={t`Close`} onClick={() => element.current?.hidePopover()}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className="min-h-40 px-5">
        <Suspense>
          <Explained asked={asked} onWord={onWord} />
        </Suspense>
      </div>
    </div>
  )
}

/** The place beside the word, if the word is still there and there is room. */
function placeNow(beside: Element): CSSProperties | undefined {
  if (!beside.isConnected || !matchMedia(wideScreen).matches) return undefined
  const { clientWidth: width } = document.documentElement
  return placeBeside(beside.getBoundingClientRect(), { width, height: innerHeight, scrollX, scrollY })
}
