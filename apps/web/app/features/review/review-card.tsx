import { type CardKind, type Grade, grades, judgeTyped } from '@app/learning/review'
import type { SavedWord } from '@app/learning/vocabulary'
import { isMalayalam } from '@app/malayalam'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { WayOn } from '../../asking/asking-frame.tsx'
import { Prompt } from '../../asking/prompt.tsx'
import { useAskingKeys } from '../../asking/use-asking-keys.ts'
import { playAlong, playClip, soundsAsked } from '../../sound/sound.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { CardBack } from './card-back.tsx'
import { CardFront } from './card-front.tsx'
import { GradeButtons } from './grade-buttons.tsx'
import { TypedAnswer } from './typed-answer.tsx'
import type { Card } from './use-review.ts'
import { useWordClip } from './use-word-clip.ts'

type Props = {
  card: Card
  saved: SavedWord
  /** Saves the word, if it was met and is not saved. */
  save?: ReactNode
  onAnswer: () => void
  onGrade: (grade: Grade) => void
  onUndo: () => void
}

/** One card: the question, then the answer below it. The buttons under the thumb keep their place. */
export function ReviewCard({ card, saved, save, onAnswer, onGrade, onUndo }: Props) {
  const { asked, schedule, met, answered } = card
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const clip = useWordClip(saved.word, met?.clip)
  const { kind } = asked
  const heardNow = kind === 'hear' || answered
  const askedBefore = useRef(0)

  useEffect(() => {
    if (heardNow) askedBefore.current = soundsAsked()
  }, [heardNow])

  // If the clip is found late, the learner may already be listening to the sentence.
  useEffect(() => {
    if (!heardNow || clip === 'looking' || clip === 'none') return
    if (soundsAsked() === askedBefore.current) void playAlong(clip)
  }, [heardNow, clip])

  useAskingKeys({
    ...(answered
      ? Object.fromEntries(grades.map((grade, place) => [place + 1, () => onGrade(grade)]))
      : { Enter: onAnswer, ' ': onAnswer }),
    u: onUndo,
    r: () => clip !== 'looking' && clip !== 'none' && playClip(clip),
  })

  function answer(event: FormEvent) {
    event.preventDefault()
    onAnswer()
  }

  const verdict = judgeTyped(kind, typed, saved)
  const questions: Record<CardKind, ReactNode> = {
    read: <Trans>What does it mean?</Trans>,
    hear: <Trans>Listen. What does it mean?</Trans>,
    say: isMalayalam(saved.word) ? (
      <Trans>How do you say it in Malayalam?</Trans>
    ) : (
      <Trans>How do you say it in English?</Trans>
    ),
  }

  return (
    <>
      <article className="overflow-hidden rounded-3xl border-2 border-line bg-surface">
        <div className="kasavu-band" />
        <div className="grid min-h-60 content-start gap-3 px-5 pt-3 pb-5 text-center">
          {answered ? (
            <>
              <p className="text-sm text-ink-soft">{questions[kind]}</p>
              <TypedAnswer typed={typed.trim()} verdict={verdict} />
              <CardBack saved={saved} clip={clip} sentenceClip={met?.sentenceClip}>
                {save}
              </CardBack>
            </>
          ) : (
            <>
              <Prompt task={questions[kind]}>
                <div className="grid min-h-24 content-center justify-items-center gap-2">
                  <CardFront kind={kind} saved={saved} clip={clip} />
                </div>
              </Prompt>
              <form onSubmit={answer} className="text-left">
                <TextField
                  label={t`Your answer, if you like to type it`}
                  value={typed}
                  maxLength={200}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  enterKeyHint="done"
                  onChange={({ target }) => setTyped(target.value)}
                />
              </form>
            </>
          )}
        </div>
      </article>
      <WayOn>
        <div className="grow py-3">
          {answered ? (
            <GradeButtons card={schedule.cards[kind]} onGrade={onGrade} />
          ) : (
            <Button onClick={onAnswer} className="min-h-16 w-full">
              <Trans>Show the answer</Trans>
            </Button>
          )}
        </div>
      </WayOn>
    </>
  )
}
