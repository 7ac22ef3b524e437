import type { OwnVideoAdded } from '@app/api'
import { Plural, Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { MixedText } from '../../ui/mixed-text.tsx'

type Props = { added: OwnVideoAdded; children: ReactNode }

/** What was saved, and what was corrected in it. The focus comes here, because the form is now empty. */
export function AddedNotice({ added: { video, mended }, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (video.id) heading.current?.focus()
  }, [video.id])
  const { ends, order, overlaps, joined, left, lost } = mended
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
        {order > 0 && (
          <li>
            <Trans>Some lines stood in the wrong order: they are sorted by their times.</Trans>
          </li>
        )}
        {ends > 0 && (
          <li>
            <Plural
              value={ends}
              one="# line had no end: it got one."
              other="# lines had no end: they got one."
            />
          </li>
        )}
        {overlaps > 0 && (
          <li>
            <Plural
              value={overlaps}
              one="# line ran into the next: it ends before it now."
              other="# lines ran into the next: they end before it now."
            />
          </li>
        )}
        {joined > 0 && (
          <li>
            <Plural
              value={joined}
              one="We joined # overlapping line."
              other="We joined # overlapping lines."
            />
          </li>
        )}
        {left > 0 && (
          <li>
            <Plural
              value={left}
              one="# line of English belongs to no line, and was left out."
              other="# lines of English belong to no line, and were left out."
            />
          </li>
        )}
        {lost.map(({ file, ...of }) => (
          <li key={`${of.what} ${file}`}>
            {file === 'english' ? <Trans>The English text:</Trans> : <Trans>The text:</Trans>}{' '}
            <Lost {...of} />
          </li>
        ))}
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

function Lost({ what, count, lines }: Omit<OwnVideoAdded['mended']['lost'][number], 'file'>) {
  const places = lines.join(', ') + (count > lines.length ? ' …' : '')
  switch (what) {
    case 'empty':
      return <Trans>the times at line {places} have no text below them. They were left out.</Trans>
    case 'damaged':
      return <Trans>a letter is damaged in line {places}. You see � in its place.</Trans>
    case 'before':
      return <Trans>the times at line {places} are before the beginning. They were left out.</Trans>
    case 'times':
      return <Trans>the time at line {places} is unusual. It was read as it seems to be meant.</Trans>
  }
}
