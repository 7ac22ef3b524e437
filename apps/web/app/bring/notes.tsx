import type { Mended, Note } from '@app/learning/bring'
import { Plural, Trans } from '@lingui/react/macro'
import { MixedText } from '../ui/mixed-text.tsx'

type Props = { notes: readonly Note[]; of?: 'original' | 'english' }

/** What is lost of a file is told with the file. */
const lost: ReadonlySet<string> = new Set(['empty', 'damaged', 'before', 'times'])

/** What was left out, joined or guessed of something that was brought: how often, and what it was. */
export function Notes({ notes, of = 'original' }: Props) {
  return notes.map((note) => (
    <li key={note.what} className="break-words">
      {of === 'english' ? <Trans>The English text:</Trans> : lost.has(note.what) && <Trans>The text:</Trans>}{' '}
      <Said note={note} />
      {note.shown && note.shown.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-ink-soft underline">
            <Trans>Show them</Trans>
          </summary>
          <ul className="list-disc pl-5 text-sm text-ink-soft">
            {[...new Set(note.shown)].map((text) => (
              <li key={text}>
                <MixedText text={text} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  ))
}

/** What was corrected in captions, as notes. */
export function notesOfMended({
  ends,
  order,
  overlaps,
  joined,
  empty,
  damaged,
  before,
  times,
}: Mended): Note[] {
  const counts = Object.entries({ order, ends, overlaps, joined })
  const lines = Object.entries({ empty, damaged, before, times })
  return [
    ...counts.flatMap(([what, count]) => (count > 0 ? [{ what, count }] : [])),
    ...lines.flatMap(([what, lines]) => (lines.length > 0 ? [{ what, count: lines.length, lines }] : [])),
  ]
}

/** More lines than these are not named. */
const mostLines = 20

function Said({ note: { what, count, lines = [] } }: { note: Note }) {
  const places = lines.slice(0, mostLines).join(', ') + (count > mostLines ? ' …' : '')
  const [line] = lines
  switch (what) {
    case 'page-numbers':
      return <Plural value={count} one="# page number was left out." other="# page numbers were left out." />
    case 'running-heads':
      return (
        <Plural
          value={count}
          one="# heading that stands on every page was left out."
          other="# headings that stand on every page were left out."
        />
      )
    case 'chat-notices':
      return (
        <Plural
          value={count}
          one="# message without words was left out."
          other="# messages without words were left out."
        />
      )
    case 'chords':
      return <Plural value={count} one="# chord was left out." other="# chords were left out." />
    case 'code':
      return (
        <Plural value={count} one="# line of code was left out." other="# lines of code were left out." />
      )
    case 'sound-lines':
      return (
        <Plural
          value={count}
          one="# line that only says how the Malayalam sounds was left out: the sound is shown anyway."
          other="# lines that only say how the Malayalam sounds were left out: the sound is shown anyway."
        />
      )
    case 'page-parts':
      return (
        <Plural
          value={count}
          one="# part beside the text, such as a menu, was left out."
          other="# parts beside the text, such as menus, were left out."
        />
      )
    case 'pictures':
      return <Plural value={count} one="# picture was left out." other="# pictures were left out." />
    case 'files':
      return (
        <Plural
          value={count}
          one="# other file in the archive was left out."
          other="# other files in the archive were left out."
        />
      )
    case 'columns':
      return <Plural value={count} one="# column is left out." other="# columns are left out." />
    case 'english-left':
      return (
        <Plural
          value={count}
          one="# line of English belongs to no line, and was left out."
          other="# lines of English belong to no line, and were left out."
        />
      )
    case 'two-files-repeated':
      return <Trans>The same captions stand there twice, again from line {line}. They are taken once.</Trans>
    case 'two-files-after':
      return (
        <Trans>
          Two files stand one after the other. The times of the second, from line {line}, go on after the
          first.
        </Trans>
      )
    case 'two-files-translation':
      return (
        <Trans>
          Two files stand one after the other. The second, from line {line}, is taken as the translation.
        </Trans>
      )
    case 'joined-lines':
      return (
        <Plural
          value={count}
          one="# line that broke within a sentence was joined to the next."
          other="# lines that broke within a sentence were joined to the next."
        />
      )
    case 'pairs':
      return (
        <Plural
          value={count}
          one="# line has the one beside it as its translation."
          other="# lines have the ones beside them as their translations."
        />
      )
    case 'broken-words':
      return (
        <Plural
          value={count}
          one="In this PDF, # word lacks letters. Another copy of the text may have them."
          other="In this PDF, # words lack letters. Another copy of the text may have them."
        />
      )
    case 'side-by-side':
      return <Trans>{count} tables stood side by side. They are taken one after the other.</Trans>
    case 'joined-words':
      return (
        <Plural
          value={count}
          one="# row has a word that was there before. Its meanings are joined."
          other="# rows have a word that was there before. The meanings are joined."
        />
      )
    case 'cut-meanings':
      return (
        <Plural
          value={count}
          one="# meaning was longer than 1000 letters. The rest is cut off."
          other="# meanings were longer than 1000 letters. The rest is cut off."
        />
      )
    case 'frame-rate':
      return <Trans>The times are counted in frames: {count} in a second are assumed.</Trans>
    case 'order':
      return <Trans>Some lines stood in the wrong order: they are sorted by their times.</Trans>
    case 'ends':
      return (
        <Plural
          value={count}
          one="# line had no end: it got one."
          other="# lines had no end: they got one."
        />
      )
    case 'overlaps':
      return (
        <Plural
          value={count}
          one="# line ran into the next: it ends before it now."
          other="# lines ran into the next: they end before it now."
        />
      )
    case 'joined':
      return (
        <Plural value={count} one="We joined # overlapping line." other="We joined # overlapping lines." />
      )
    case 'empty':
      return <Trans>the times at line {places} have no text below them. They were left out.</Trans>
    case 'damaged':
      return <Trans>a letter is damaged in line {places}. You see � in its place.</Trans>
    case 'before':
      return <Trans>the times at line {places} are before the beginning. They were left out.</Trans>
    case 'times':
      return <Trans>the time at line {places} is unusual. It was read as it seems to be meant.</Trans>
    default:
      return undefined
  }
}
