import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'
import { Listen } from '../../../../asking/listen.tsx'
import { Prompt } from '../../../../asking/prompt.tsx'
import type { ExerciseOf, ExerciseScreenProps } from '../../exercise-screen.ts'
import { useTypingAnywhere } from '../../keyboard/use-typing-anywhere.ts'
import { CheckButton } from '../parts/check-button.tsx'
import { Differences } from '../parts/letter-pieces.tsx'
import { RightAnswer } from '../parts/right-answer.tsx'

/** An English word or sentence is typed with the device's keyboard: by its Malayalam, or as it is heard. */
export function TypeEnglishScreen({
  exercise,
  done,
  onAnswer,
  quiet,
  slot,
}: ExerciseScreenProps<ExerciseOf<'type-english'>>) {
  const { t } = useLingui()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const { by, means, audio, accepted } = exercise
  const heard = by === 'ear' ? audio : undefined
  const isEmpty = text.trim() === ''
  const check = () => {
    if (!done && !isEmpty) onAnswer({ type: 'typed', text: text.trim() })
  }
  useTypingAnywhere(done ? undefined : () => field.current?.focus())
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        check()
      }}
      className="flex w-full grow flex-col gap-3"
    >
      <div className="flex grow flex-col justify-center">
        <Prompt task={heard ? <Trans>Type what you hear.</Trans> : <Trans>Type it in English.</Trans>}>
          {heard ? (
            <Listen clip={heard} atOnce={!quiet} />
          ) : (
            <p lang="ml" className="text-2xl text-balance">
              {means}
            </p>
          )}
        </Prompt>
      </div>
      <label htmlFor={id} className="sr-only">
        {heard ? t`What you hear, in English` : t`Your English`}
      </label>
      {/* The device neither corrects nor suggests: the learner spells. */}
      <input
        ref={field}
        id={id}
        lang="en"
        type="text"
        enterKeyHint="done"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        readOnly={done !== undefined}
        maxLength={longest}
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="min-h-14 w-full min-w-0 rounded-2xl border-2 border-line bg-surface px-4 text-center text-xl focus:border-accent"
      />
      {/* It has its room from the start, so that nothing moves. */}
      <div className="min-h-28">
        {done && (
          <RightAnswer text={accepted[0] ?? ''} means={heard && means} clip={audio}>
            <Differences result={done.result} />
          </RightAnswer>
        )}
      </div>
      {!done && <CheckButton slot={slot} isEmpty={isEmpty} onCheck={check} />}
    </form>
  )
}

/** No sentence of the course is longer. */
const longest = 200
