import { useLingui } from '@lingui/react/macro'
import { Flag } from 'lucide-react'
import { Suspense, use, useRef, useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { lazyWithMessages } from '../ui/lazy-with-messages.tsx'
import { MixedText } from '../ui/mixed-text.tsx'
import type { About } from './about.ts'

type Props = {
  /** A function is asked when the button is pressed. */
  about: About | (() => Promise<About>)
  /** What distinguishes it from others of its kind on the page. */
  name?: string
  /** Only a picture, where there is no room for words. */
  icon?: boolean
  className?: string
}

const LateForm = lazyWithMessages(
  () => import('./report-form.tsx').then(({ ReportForm }) => ReportForm),
  'more',
)

/** "Something wrong here?" opens the form for a report. A site of plain files has no server to send it to. */
export function ReportButton({ about, name = '', icon = false, className = '' }: Props) {
  const { t } = useLingui()
  const button = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<'unused' | 'open' | 'shut'>('unused')
  const [asked, setAsked] = useState<Promise<About>>()
  const open = state === 'open'
  const title = t`Something wrong here?`

  function show() {
    if (typeof about === 'function') setAsked(about().catch(() => thisSite))
    setState('open')
  }

  function close() {
    setState('shut')
    button.current?.focus()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        title={icon ? title : undefined}
        aria-haspopup="dialog"
        onClick={show}
        className={`text-ink-soft noscript:hidden in-data-static:hidden ${icon ? 'inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-raised' : 'min-h-11 rounded-xl px-2 text-left text-sm underline underline-offset-4'} ${className}`}
      >
        <span className={icon ? 'sr-only' : undefined}>{title}</span>
        {name && (
          <span className="sr-only">
            {' '}
            <MixedText text={name} />
          </span>
        )}
        {icon && <Flag aria-hidden="true" className="size-4.5" />}
      </button>
      {state !== 'unused' && (
        <Dialog title={title} closeLabel={t`Close`} open={open} onClose={close}>
          <Suspense>
            {open && typeof about !== 'function' && <LateForm about={about} onClose={close} />}
            {open && asked && <FormAbout asked={asked} onClose={close} />}
          </Suspense>
        </Dialog>
      )}
    </>
  )
}

/** What a report is about that could not be looked up: no part of the dictionary has arrived. */
const thisSite: About = { kind: 'page', item: 'site', shown: '' }

function FormAbout({ asked, onClose }: { asked: Promise<About>; onClose: () => void }) {
  return <LateForm about={use(asked)} onClose={onClose} />
}
