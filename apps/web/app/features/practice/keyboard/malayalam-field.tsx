import { formingAt } from '@app/malayalam/keyboard'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import {
  type MalayalamKeyboard as Choice,
  chooseKeyboard,
  useKeyboardChoice,
} from '../../../device/settings/malayalam-keyboard.ts'
import { Button } from '../../../ui/button.tsx'
import { MalayalamKeyboard } from './malayalam-keyboard.tsx'
import { useMalayalamField } from './use-malayalam-field.ts'
import { useTypingAnywhere } from './use-typing-anywhere.ts'

type Props = {
  label: string
  onAnswer: (text: string) => void
  /** What the answer showed. It takes the place of the keyboard, so that nothing moves. */
  shown: ReactNode | undefined
}

/**
 * A field for one Malayalam answer, with our keyboard below it. While that is shown, a phone does not open its own.
 * The device's keyboard may write Malayalam or Latin letters.
 */
export function MalayalamField({ label, onAnswer, shown }: Props) {
  const id = useId()
  const latinHint = useId()
  const keyboard = useKeyboardChoice()
  const { text, before, focus, onKey, input } = useMalayalamField()
  const isDone = shown !== undefined
  const isEmpty = text.trim() === ''
  const check = () => !isDone && !isEmpty && onAnswer(text.trim())
  useTypingAnywhere(isDone ? undefined : focus)

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        check()
      }}
      className="flex w-full flex-col gap-2"
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        {...input}
        id={id}
        lang="ml"
        type="text"
        inputMode={keyboard === 'own' ? 'text' : 'none'}
        enterKeyHint="done"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        readOnly={isDone}
        maxLength={longest}
        aria-describedby={latinHint}
        className="min-h-14 w-full min-w-0 rounded-2xl border-2 border-line bg-surface px-4 text-center text-2xl focus:border-accent"
      />
      <div className="grid [&>*]:[grid-area:1/1]">
        <div className={`flex flex-col gap-2 ${isDone ? 'invisible' : ''}`}>
          <div className="flex min-h-11 items-center gap-2">
            <Forming parts={formingAt(before)} hint={latinHint} />
            <KeyboardChoice keyboard={keyboard} />
          </div>
          {keyboard === 'own' ? (
            <Button type="submit" aria-disabled={isEmpty} className="w-full">
              <Trans>Check</Trans>
            </Button>
          ) : (
            <div className="max-sm:-mx-4">
              <MalayalamKeyboard
                key={keyboard}
                layout={keyboard}
                before={before}
                onPress={onKey}
                canEnter={!isEmpty}
                onEnter={check}
              />
            </div>
          )}
        </div>
        {isDone && <div>{shown}</div>}
      </div>
    </form>
  )
}

/** No word or form of the course is longer. */
const longest = 80

/**
 * The conjunct under way and its parts, so that a learner sees how it is made. Before there is one, what one may write
 * besides.
 */
function Forming({ parts, hint }: { parts: readonly string[]; hint: string }) {
  if (parts.length === 0)
    return (
      <p id={hint} className="min-w-0 grow text-sm leading-tight text-ink-soft">
        <Trans>Latin letters are fine too.</Trans>
      </p>
    )
  return (
    <p aria-hidden="true" lang="ml" className="min-w-0 grow truncate text-lg text-ink-soft">
      {parts.map((part) => (/\p{M}/u.test(part) ? `◌${part}` : part)).join(' + ')} ={' '}
      <span className="text-2xl text-ink">{parts.join('')}</span>
    </p>
  )
}

function KeyboardChoice({ keyboard }: { keyboard: Choice }) {
  const { t } = useLingui()
  const names: Record<Choice, string> = {
    phonetic: t`Keys by sound`,
    inscript: t`InScript keys`,
    own: t`My own keyboard`,
  }
  return (
    <select
      aria-label={t`Keyboard`}
      value={keyboard}
      onChange={({ target }) => {
        for (const choice of choices) if (choice === target.value) chooseKeyboard(choice)
      }}
      className="min-h-11 max-w-48 rounded-xl border-2 border-line bg-ground px-2 text-sm"
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {names[choice]}
        </option>
      ))}
    </select>
  )
}

const choices: readonly Choice[] = ['phonetic', 'inscript', 'own']
