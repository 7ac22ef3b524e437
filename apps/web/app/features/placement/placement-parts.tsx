import type { Placed } from '@app/learning/course/placement'
import { Plural, Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

/** A page of text before the first question, or after the last: it takes the focus when it appears. */
export function PlacementPage({
  title,
  children,
  foot,
}: {
  title: ReactNode
  children: ReactNode
  foot: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="flex grow flex-col">
      <div className="my-auto grid gap-3 py-4 text-lg">
        <h1 ref={heading} tabIndex={-1} className="text-3xl font-bold text-balance">
          {title}
        </h1>
        {children}
      </div>
      <div className="grid gap-2">{foot}</div>
    </div>
  )
}

/** What was found, counted: it says the same wherever on the path one starts. */
export function FoundList({ counts: { letters, ear, eye } }: Pick<Placed, 'counts'>) {
  return (
    <ul className="grid gap-2">
      {letters > 0 && (
        <Found>
          <Plural value={letters} one="You can read # letter." other="You can read # letters." />
        </Found>
      )}
      {ear > 0 && (
        <Found>
          <Plural
            value={ear}
            one="You understand # word when you hear it."
            other="You understand # words when you hear them."
          />
        </Found>
      )}
      {eye > 0 && (
        <Found>
          <Plural value={eye} one="You can read # word." other="You can read # words." />
        </Found>
      )}
    </ul>
  )
}

const Found = ({ children }: { children: ReactNode }) => (
  <li className="flex gap-3">
    <span className="grid size-7 shrink-0 place-items-center rounded-full bg-gold-soft">
      <Check aria-hidden="true" className="size-5" />
    </span>
    <span className="min-w-0">{children}</span>
  </li>
)

/** What learning is like for who understands and does not read. */
export const UnderstandsLine = () => (
  <p>
    <Trans>
      You understand more than you read. So the letters come first, and words are asked before they are shown.
    </Trans>
  </p>
)
