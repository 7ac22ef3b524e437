import type { Feedback, Result } from '@app/learning/course'
import { Trans } from '@lingui/react/macro'
import { FixedList } from '../../../../ui/fixed-list.tsx'

type Pieces = Extract<Feedback, { type: 'letters' }>['pieces']
type Piece = Pieces[number]

/** Where the letters of an answer differ from the right ones, if that is why it is wrong. */
export const Differences = ({ result: { feedback } }: { result: Result }) =>
  feedback && 'pieces' in feedback ? (
    <LetterPieces pieces={feedback.pieces} />
  ) : (
    <Misspelt feedback={feedback} />
  )

/** Each misspelt word of an English text. */
function Misspelt({ feedback }: { feedback: Feedback | undefined }) {
  if (feedback?.type !== 'english') return null
  const all = feedback.slips.flatMap((slip) => (slip.type === 'spelling' ? [slip] : []))
  return <FixedList items={all}>{({ pieces }) => <LetterPieces pieces={pieces} english />}</FixedList>
}

/**
 * A typed word beside the right one, letter by letter: what is the same stands once, and where they differ, what was
 * typed stands above what is right.
 */
function LetterPieces({ pieces, english = false }: { pieces: Pieces; english?: boolean }) {
  return (
    <ol lang={english ? 'en' : undefined} className="flex flex-wrap items-stretch justify-center gap-1">
      <FixedList items={pieces}>
        {(piece) => (
          <li className="flex min-w-8 flex-col items-center justify-center text-2xl">
            <Shown piece={piece} />
          </li>
        )}
      </FixedList>
    </ol>
  )
}

function Shown({ piece }: { piece: Piece }) {
  switch (piece.type) {
    case 'same':
      return <Letters text={piece.text} />
    case 'missing':
      return <Differing wanted={piece.wanted} />
    case 'extra':
      return <Differing typed={piece.typed} />
    case 'other':
      return <Differing wanted={piece.wanted} typed={piece.typed} />
  }
}

function Differing({ typed = '', wanted = '' }: { typed?: string; wanted?: string }) {
  return (
    <span className="flex flex-col items-center rounded-lg border-2 border-dashed border-laterite px-1">
      {typed === '' ? (
        <span className="text-laterite">
          <span className="sr-only">
            <Trans>nothing</Trans>
          </span>
          <span aria-hidden="true">–</span>
        </span>
      ) : (
        <del className="text-laterite decoration-2">
          <Letters text={typed} />
        </del>
      )}{' '}
      <span className="sr-only">
        <Trans>instead of</Trans>
      </span>{' '}
      {wanted === '' ? (
        <span>
          <span className="sr-only">
            <Trans>nothing</Trans>
          </span>
          <span aria-hidden="true">–</span>
        </span>
      ) : (
        <ins className="font-semibold text-accent no-underline">
          <Letters text={wanted} />
        </ins>
      )}
    </span>
  )
}

/** A sign that begins a piece has no letter of its own here, so it stands on a dotted circle. */
const Letters = ({ text }: { text: string }) => (
  <span lang={/[\u0D00-\u0D7F]/u.test(text) ? 'ml' : 'ml-Latn'}>
    {/^(?:\p{M}|\u0D57)/u.test(text) ? `◌${text}` : text}
  </span>
)
