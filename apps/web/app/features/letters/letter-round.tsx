import { type LetterQuestion, letterRound } from '@app/learning/course'
import type { Letter } from '@app/learning/letters'
import { easyLatin } from '@app/malayalam/sound'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Choices } from '../../asking/choices.tsx'
import { usePreferences } from '../../device/settings/preferences.ts'
import { playClip } from '../../sound/sound.ts'
import { Button } from '../../ui/button.tsx'
import { SwitchField } from '../../ui/form/field.tsx'
import { ProgressBar } from '../../ui/progress.tsx'
import { Reading } from '../../ui/reading.tsx'
import { SpeakerButton } from '../../ui/sound/speaker-button.tsx'
import { shownLetter } from './shown-letter.ts'

type Props = {
  letters: readonly Letter[]
  /** The ids of the letters that the learner has met. */
  met: ReadonlySet<string>
  onAnswer: (answer: { letter: Letter; by: 'ear' | 'eye'; right: boolean; took: number }) => void
}

const roundLength = 10

type Round = {
  questions: readonly LetterQuestion[]
  at: number
  right: number
  chosen?: Letter
  since: number
}

/**
 * Hear a letter, then choose it; in silence, see it, then choose how it sounds. A round of ten, as often as one likes.
 */
export function LetterRound({ letters, met, onAnswer }: Props) {
  const { t } = useLingui()
  const newRound = (): Round => ({
    questions: letterRound(letters, met, roundLength, Math.random),
    ...{ at: 0, right: 0, since: Date.now() },
  })
  const [round, setRound] = useState(newRound)
  const [silent, setSilent] = useState(false)
  const { questions, at, right, chosen } = round
  const question = questions[at]
  const clip = silent || chosen ? undefined : question?.letter.audio
  useEffect(() => {
    if (clip !== undefined) void playClip(clip)
  }, [clip])

  function choose(option: Letter | undefined) {
    if (!question || chosen || !option) return
    const isRight = option === question.letter
    setRound({ ...round, chosen: option, right: right + Number(isRight) })
    if (!silent) void playClip(option.audio)
    onAnswer({
      letter: question.letter,
      by: silent ? 'eye' : 'ear',
      right: isRight,
      took: Date.now() - round.since,
    })
  }
  function next() {
    const { chosen: _, ...rest } = round
    setRound({ ...rest, at: at + 1, since: Date.now() })
  }
  if (!question)
    return (
      <div className="grid gap-4">
        <p className="text-lg" role="status">
          <Trans>
            {right} of {questions.length} right.
          </Trans>
        </p>
        <Button onClick={() => setRound(newRound())}>
          <Trans>Once more</Trans>
        </Button>
      </div>
    )

  return (
    <div className="grid gap-3">
      <ProgressBar
        label={t`Question ${at + 1} of ${questions.length}`}
        value={at + 1}
        max={questions.length}
      />
      <div className="grid min-h-24 place-items-center">
        {silent ? (
          <span lang="ml" className="font-letters text-6xl">
            {shownLetter(question.letter)}
          </span>
        ) : (
          <SpeakerButton clip={question.letter.audio} label={<Trans>Listen</Trans>} size="large" />
        )}
      </div>
      <Choices
        isNarrow
        options={question.options.map((option) =>
          silent ? (
            <Sound key={option.id} letter={option} />
          ) : (
            <span key={option.id} lang="ml" className="font-letters text-3xl">
              {shownLetter(option)}
            </span>
          ),
        )}
        right={question.options.indexOf(question.letter)}
        taken={chosen && question.options.indexOf(chosen)}
        onChoose={(at) => choose(question.options[at])}
      />
      <p role="status" className="min-h-14">
        {chosen && <Verdict letter={question.letter} isRight={chosen === question.letter} />}
      </p>
      <Button onClick={() => chosen && next()} aria-disabled={!chosen}>
        <Trans>Next</Trans>
      </Button>
      <SwitchField label={t`Silent: see, then choose`} on={silent} onChange={setSilent} />
    </div>
  )
}

function Verdict({ letter, isRight }: { letter: Letter; isRight: boolean }) {
  const shown = (
    <span lang="ml" className="text-2xl">
      {shownLetter(letter)}
    </span>
  )
  return isRight ? (
    <span className="font-semibold text-accent">
      <Trans>
        Right: {shown} <Sound letter={letter} />
      </Trans>
    </span>
  ) : (
    <span className="font-semibold text-laterite">
      <Trans>
        It is {shown} <Sound letter={letter} />
      </Trans>
    </span>
  )
}

/** How a letter sounds. Who wants no Latin letters needs them here. */
function Sound({ letter: { kind, letter, say } }: { letter: Letter }) {
  const { romanisation } = usePreferences()
  const text = kind === 'sign' ? letter : say
  return romanisation === 'none' ? <span>{easyLatin(text)}</span> : <Reading text={text} />
}
