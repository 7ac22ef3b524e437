import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { inputShape } from '../../ui/form/labelled.tsx'
import { Reading } from '../../ui/reading.tsx'
import { PlayPieces } from './play-pieces.tsx'

/** How a number, a time or a date is said, and more facts about it. */
export type Said = { text: string; pieces: readonly string[]; more: ReactNode }

type Props = {
  title: ReactNode
  label: string
  hint?: string
  type: 'text' | 'time' | 'date'
  value: string
  onValue: (value: string) => void
  /** The sentence shown for what cannot be said. */
  refusal: string
  said: Said | undefined
  /** An action beside the field. */
  action?: ReactNode
}

/** The number of letters and signs that fit on two lines of a phone in the large size. */
const maxLarge = 30

/** A field, and how its value is said. */
export function Explorer({ title, label, hint, type, value, onValue, refusal, said, action }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // The page is visible before its script runs, so the field may already have typed text.
  const takeTyped = useEffectEvent(() => {
    const typed = field.current?.value ?? value
    if (typed !== value) onValue(typed)
  })
  useEffect(() => takeTyped(), [])
  return (
    <section aria-labelledby={`${id}-title`} className="rounded-3xl border-2 border-line bg-surface p-4">
      <h2 id={`${id}-title`} className="text-xl font-bold">
        {title}
      </h2>
      <label htmlFor={id} className="mt-3 mb-1 block font-semibold">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          ref={field}
          id={id}
          type={type}
          value={value}
          onChange={(event) => onValue(event.target.value)}
          aria-describedby={said ? hint && `${id}-hint` : `${id}-refusal`}
          aria-invalid={!said}
          maxLength={200}
          autoComplete="off"
          className={`${inputShape} text-lg`}
        />
        {action}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <output htmlFor={id} className="mt-4 block">
        {said ? (
          <>
            <span
              lang="ml"
              className={`block text-balance wrap-anywhere ${said.text.length > maxLarge ? 'text-2xl' : 'text-3xl'}`}
            >
              {said.text}
            </span>
            <Reading text={said.text} className="block wrap-anywhere" />
          </>
        ) : (
          <span id={`${id}-refusal`} className="block rounded-xl bg-laterite-soft p-3 text-laterite">
            {refusal}
          </span>
        )}
      </output>
      {said && (
        <>
          <div className="mt-2">
            <PlayPieces pieces={said.pieces} text={said.text} size="large" />
          </div>
          {said.more}
        </>
      )}
    </section>
  )
}
