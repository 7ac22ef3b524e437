import type { Exercise } from '@app/learning/course'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Prompt } from '../../../../asking/prompt.tsx'
import { canRecognise } from '../../../../speech/recognition.ts'
import { RecordYourself } from '../../../../speech/record-yourself.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Reading } from '../../../../ui/reading.tsx'
import type { ExerciseScreenProps } from '../../exercise-screen.ts'
import { RightAnswer } from '../parts/right-answer.tsx'
import { SayToBrowser } from '../parts/say-to-browser.tsx'

type Props = ExerciseScreenProps<Extract<Exercise, { kind: 'say-it' }>>

/**
 * A word is said: to the browser, where that understands speech; otherwise it is recorded, and the learner judges.
 * A recording never leaves the page.
 */
export function SayItScreen({ exercise, done, onAnswer, latin }: Props) {
  const { by, text, means, audio } = exercise
  const [bySelf, setBySelf] = useState(() => !canRecognise())
  const [isTried, setTried] = useState(false)
  const isRead = by === 'eye'
  return (
    <div className="flex w-full flex-col gap-3">
      {/* Of one height, so that nothing below it moves when it is answered in another way. */}
      <div className="flex min-h-[26dvh] flex-col justify-center">
        <Prompt task={isRead ? <Trans>Read it aloud.</Trans> : <Trans>Say it in Malayalam.</Trans>}>
          {isRead ? (
            <p className="flex flex-col items-center">
              <span lang="ml" className="text-3xl">
                {text}
              </span>
              {latin(text) && <Reading text={text} />}
            </p>
          ) : (
            <p lang="en" className="text-xl font-semibold text-balance">
              {means}
            </p>
          )}
        </Prompt>
      </div>
      <div className="grid [&>*]:[grid-area:1/1]">
        <div className={`flex flex-col gap-3 ${done ? 'invisible' : ''}`}>
          {bySelf ? (
            <>
              <RecordYourself clip={audio} onTried={() => setTried(true)} />
              {isTried ? (
                <JudgeYourself text={text} onJudge={(right) => onAnswer({ type: 'self', right })} />
              ) : (
                <Button variant="quiet" onClick={() => setTried(true)}>
                  <Trans>I have said it aloud</Trans>
                </Button>
              )}
            </>
          ) : (
            <>
              <SayToBrowser text={text} onHeard={(texts) => onAnswer({ type: 'heard', texts })} />
              <Button variant="quiet" onClick={() => setBySelf(true)}>
                <Trans>Record and judge myself</Trans>
              </Button>
            </>
          )}
        </div>
        {done && (
          <div>
            <RightAnswer text={text} means={isRead ? means : undefined} clip={audio} />
          </div>
        )}
      </div>
    </div>
  )
}

/** The word is shown only now: it was to be said from memory. */
function JudgeYourself({ text, onJudge }: { text: string; onJudge: (right: boolean) => void }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="text-center">
        <Trans>
          It is{' '}
          <span lang="ml" className="malayalam font-semibold">
            {text}
          </span>
          . Did you say it so?
        </Trans>
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button variant="quiet" onClick={() => onJudge(false)}>
          <Trans>Not yet</Trans>
        </Button>
        <Button onClick={() => onJudge(true)}>
          <Trans>Yes</Trans>
        </Button>
      </div>
    </div>
  )
}
