import type { OwnVideoAdded } from '@app/api'
import { Plural, Trans } from '@lingui/react/macro'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { lazyWithMessages } from '../../ui/lazy-with-messages.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import type { BroughtNotes } from './prepare-text.ts'

const Notes = lazyWithMessages(() => import('../../bring/notes.tsx').then(({ Notes }) => Notes), 'more')

type Props = { added: OwnVideoAdded; notes: BroughtNotes; children: ReactNode }

/** What was saved, and what was corrected in it. The focus comes here, because the form is now empty. */
export function AddedNotice({ added: { video }, notes, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (video.id) heading.current?.focus()
  }, [video.id])
  return (
    <section className="mt-4 rounded-2xl border-2 border-accent bg-accent-soft p-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl font-bold break-words outline-none">
        <Trans>
          Kept: <MixedText text={video.title} />
        </Trans>
      </h2>
      <ul className="mt-1 list-disc pl-6 empty:hidden">
        <li>
          <Plural value={video.lines} one="# line" other="# lines" />
        </li>
        <Suspense>
          <Notes notes={notes.original} />
          <Notes notes={notes.english} of="english" />
        </Suspense>
        {!video.malayalam && (
          <li>
            <Trans>There is no Malayalam in it: no word of it can be explained.</Trans>
          </li>
        )}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">{children}</div>
    </section>
  )
}
