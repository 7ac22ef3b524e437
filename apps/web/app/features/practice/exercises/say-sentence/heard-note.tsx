import type { SaidVerdict } from '@app/coach'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { MixedText } from '../../../../ui/mixed-text.tsx'
import type { ExerciseOf } from '../../exercise-screen.ts'

/** What recognition understood, and what is told of it. Undefined until it is compared. */
type Heard = { text: string; verdict: SaidVerdict | undefined }

/** What was heard that is not the sentence itself, compared with it by its words and endings. */
export function useHeard({ text, english }: ExerciseOf<'say-sentence'>) {
  const [heard, setHeard] = useState<Heard>()
  function compare(texts: readonly string[]) {
    const [first = ''] = texts
    setHeard({ text: first, verdict: undefined })
    import('../../../../lexicon/judge-saying.ts')
      .then(({ judgeSaying }) => judgeSaying({ english, answers: [text] }, texts))
      .then(
        (verdict) => setHeard((now) => now && { ...now, verdict }),
        () => undefined,
      )
  }
  return { heard, compare }
}

/** What the browser heard, and where it differs, if that is sure. Nothing is praised that was not compared. */
export function HeardNote({ heard }: { heard: Heard | undefined }) {
  if (!heard) return null
  return (
    <p className="mt-1">
      <Trans>
        We heard <MixedText text={heard.text} />.
      </Trans>{' '}
      <Told verdict={heard.verdict} />
    </p>
  )
}

function Told({ verdict }: { verdict: SaidVerdict | undefined }) {
  switch (verdict?.type) {
    case 'right':
      return <Trans>That says it too.</Trans>
    case 'almost':
      return (
        <Trans>
          Here it is <MixedText text={verdict.wanted} />, not <MixedText text={verdict.piece} />.
        </Trans>
      )
    case 'wrong':
      return (
        <Trans>
          That says: “
          <MixedText text={verdict.says} />
          ”.
        </Trans>
      )
    default:
      return <Trans>Compare it yourself.</Trans>
  }
}
