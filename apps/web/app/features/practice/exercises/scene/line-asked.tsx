import type { WalkEvent } from '@app/learning/course/scenes'
import { languageOf } from '@app/malayalam'
import { Trans, useLingui } from '@lingui/react/macro'
import { createPortal } from 'react-dom'
import { Choices } from '../../../../asking/choices.tsx'
import { canRecognise } from '../../../../speech/recognition.ts'
import { Button } from '../../../../ui/button.tsx'
import { done as did, usePageKeys } from '../../../../ui/keys/use-page-keys.ts'
import { Reading } from '../../../../ui/reading.tsx'
import type { ExerciseOf, ExerciseScreenProps } from '../../exercise-screen.ts'
import { MalayalamField } from '../../keyboard/malayalam-field.tsx'
import { Builder } from '../build-sentence/builder.tsx'
import { SayToBrowser } from '../parts/say-to-browser.tsx'

export type SceneAsk = NonNullable<ExerciseOf<'scene'>['lines'][number]['asks']>

type Props = Pick<ExerciseScreenProps, 'latin' | 'slot'> & {
  ask: SceneAsk
  /** What was tried before, and was wrong. */
  tried: readonly string[]
  send: (event: WalkEvent) => void
}

/** A line of the learner, in the way in which it is answered. */
export function LineAsked(props: Props) {
  const { ask, latin, slot, send } = props
  const { t } = useLingui()
  switch (ask.way) {
    case 'choose':
      return <ChooseLine {...props} />
    case 'build':
      return (
        ask.build && (
          <Builder
            exercise={ask.build}
            done={undefined}
            {...{ latin, slot }}
            onBuilt={(tiles) => send({ type: 'built', tiles })}
          />
        )
      )
    case 'say':
      return <SayLine {...props} />
    case 'type':
      return (
        <MalayalamField
          label={t`What you say, in Malayalam`}
          onAnswer={(text) => send({ type: 'typed', text })}
          shown={undefined}
        />
      )
  }
}

/** What was wrong once is no option any more. */
function ChooseLine({ ask: { options = [] }, tried, latin, send }: Props) {
  const open = options.flatMap((text, option) => (tried.includes(text) ? [] : [{ text, option }]))
  return (
    <Choices
      options={open.map(({ text }) => (
        <span key={text}>
          <span lang={languageOf(text)}>{text}</span>{' '}
          {latin(text) && <Reading text={text} className="block text-sm" />}
        </span>
      ))}
      right={[]}
      taken={undefined}
      onChoose={(place) => {
        const chosen = open[place]
        if (chosen) send({ type: 'chosen', option: chosen.option })
      }}
    />
  )
}

function SayLine({ ask: { answers }, slot, send }: Props) {
  const said = () => send({ type: 'said' })
  usePageKeys(({ key, repeat }, focus) =>
    !repeat && (key === 'Enter' || key === ' ') && !focus.closest('button, a, [role=button]')
      ? did(said())
      : false,
  )
  return (
    <div className="flex flex-col gap-3">
      <p className="text-center text-balance text-ink-soft">
        <Trans>Think of it, and say it aloud. Then hear it and see it.</Trans>
      </p>
      {canRecognise() && (
        <SayToBrowser
          quiet
          text={answers[0]?.text ?? ''}
          onHeard={(texts) => send({ type: 'heard', texts })}
        />
      )}
      {slot &&
        createPortal(
          <Button className="w-full px-2 leading-tight" onClick={said}>
            <Trans>I have said it</Trans>
          </Button>,
          slot,
        )}
    </div>
  )
}
