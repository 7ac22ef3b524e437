import type { Box } from '@app/learning/coach'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { MixedText } from '../../ui/mixed-text.tsx'

type Props = {
  title: ReactNode
  box: Box
  /** Shown if the answer has no such section. */
  missing: ReactNode
  renderText?: ((text: string) => ReactNode) | undefined
}

/** A section of the coach's answer under its title. It is always shown as text, never as HTML. */
export function AnswerBox({ title, box, missing, renderText }: Props) {
  return (
    <AnswerFrame title={title} isBusy={box.state === 'loading'}>
      <Said box={box} missing={missing} renderText={renderText} />
    </AnswerFrame>
  )
}

type FrameProps = { title: ReactNode; isBusy: boolean; children: ReactNode }

/** What is answered stands under its title, and is told to who listens to the page. */
export function AnswerFrame({ title, isBusy, children }: FrameProps) {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className="overflow-x-clip rounded-2xl border-2 border-line bg-surface px-4 py-3"
    >
      <h2 id={heading} className="font-semibold text-ink-soft">
        {title}
      </h2>
      <div role="status" aria-busy={isBusy} className="min-h-12 pt-1 wrap-anywhere whitespace-pre-line">
        {children}
      </div>
    </section>
  )
}

function Said({
  box,
  missing,
  renderText,
}: Pick<Props, 'box' | 'missing'> & { renderText: Props['renderText'] }) {
  switch (box.state) {
    case 'empty':
      return null
    case 'loading':
      return <Trans>Loading...</Trans>
    case 'failed':
      return <Trans>Error fetching data.</Trans>
    case 'missing':
      return missing
    case 'text':
      return <MixedText text={box.text} renderText={renderText} />
  }
}
