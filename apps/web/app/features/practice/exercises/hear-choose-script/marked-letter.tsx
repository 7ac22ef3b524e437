import { graphemes } from '@app/malayalam'
import { FixedList } from '../../../../ui/fixed-list.tsx'

/**
 * A word with the letter that is new in it marked. A sign has no place of its own: it is marked with the letter that it
 * stands on, so that a browser draws them as one.
 */
export function MarkedLetter({ text, mark }: { text: string; mark: string }) {
  return (
    <FixedList items={graphemes(text)}>
      {(letter) =>
        letter.includes(mark) ? <mark className="rounded bg-sun text-ink">{letter}</mark> : letter
      }
    </FixedList>
  )
}
