import type { SaidVerdict } from '@app/coach'
import { isMalayalam } from '@app/malayalam'
import { Trans, useLingui } from '@lingui/react/macro'
import { Mic } from 'lucide-react'
import { useState } from 'react'
import { useRoughEnglish } from '../../lexicon/use-rough-english.ts'
import { HearingHelp } from '../../speech/hearing-help.tsx'
import { canRecognise } from '../../speech/recognition.ts'
import { useHearing } from '../../speech/use-hearing.ts'
import { Button } from '../../ui/button.tsx'
import { GuessField } from './guess-field.tsx'
import { SaidBack } from './said-back.tsx'
import { useSentence } from './use-sentence.ts'

type Props = {
  sentence: string
  /** Whether the sentence stands on the page. */
  isShown: boolean
  onShow: () => void
}

/** The sentence turned round: its English is shown, and the learner says it in Malayalam, in writing or by voice. */
export function SayItPart({ sentence, isShown, onShow }: Props) {
  const { known } = useSentence(sentence)
  const rough = useRoughEnglish(known || !isMalayalam(sentence) ? [] : [sentence]).get(sentence)
  const english = known?.english ?? rough
  if (!isMalayalam(sentence))
    return (
      <p>
        <Trans>Make a sentence first, or write one in Malayalam.</Trans>
      </p>
    )
  return (
    <>
      {english === undefined ? (
        <p>
          <Trans>There is no English for this sentence: take another one.</Trans>
        </p>
      ) : (
        <SayIt key={sentence} english={english} answer={sentence} />
      )}
      <Button variant="quiet" className="mt-3 w-full" aria-pressed={isShown} onClick={onShow}>
        <Trans>Show the sentence</Trans>
      </Button>
    </>
  )
}

/** What was said, and what is told of it. Undefined until it is compared. */
type Said = { text: string; verdict: SaidVerdict | undefined }

function SayIt({ english, answer }: { english: string; answer: string }) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [said, setSaid] = useState<Said>()
  function judge(texts: readonly string[]) {
    const [first = ''] = texts
    if (first.trim() === '') return
    setSaid({ text: first, verdict: undefined })
    const tell = (verdict: SaidVerdict) => setSaid((now) => (now?.text === first ? { ...now, verdict } : now))
    import('../../lexicon/judge-saying.ts').then(
      ({ judgeSaying }) => judgeSaying({ english, answers: [answer] }, texts).then(tell),
      () => tell({ type: 'cannotTell' }),
    )
  }
  return (
    <>
      <p>
        <Trans>Say it in Malayalam:</Trans>
      </p>
      <p lang="en" className="mb-3 text-xl font-semibold text-balance">
        {english}
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          judge([text])
        }}
      >
        <GuessField
          label={t`Your Malayalam`}
          hint={t`In Malayalam letters, or in Latin letters as you would type it.`}
          value={text}
          onChange={setText}
        />
        <Button type="submit" className="mt-3 w-full">
          <Trans>Check</Trans>
        </Button>
      </form>
      {canRecognise() && (
        <Voice
          answer={answer}
          onHeard={(heard) => {
            setText(heard)
            judge([heard])
          }}
        />
      )}
      {said && (
        <div className="mt-3">
          <SaidBack verdict={said.verdict} english={english} answer={answer} />
        </div>
      )}
    </>
  )
}

/** The browser listens, and what it understood is the answer. */
function Voice({ answer, onHeard }: { answer: string; onHeard: (text: string) => void }) {
  const { hearing, toggle } = useHearing(answer, onHeard)
  return (
    <div className="mt-3">
      <Button variant="quiet" className="w-full" aria-pressed={hearing.type === 'listening'} onClick={toggle}>
        <Mic aria-hidden="true" className="shrink-0" />
        <Trans>Say it now</Trans>
      </Button>
      <div role="status">{hearing.type === 'failed' && <HearingHelp code={hearing.code} />}</div>
      <p className="text-sm text-ink-soft">
        <Trans>Your browser listens, and may send your voice to its maker.</Trans>
      </p>
    </div>
  )
}
