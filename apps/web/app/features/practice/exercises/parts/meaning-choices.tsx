import { textIn } from '@app/learning/languages'
import { usePlace } from '../../../../addresses/use-place.ts'
import { Choices } from '../../../../asking/choices.tsx'
import { MixedText } from '../../../../ui/mixed-text.tsx'
import type { ExerciseOf, ExerciseScreenProps } from '../../exercise-screen.ts'
import { takenOption } from './taken-option.ts'

type Props = Pick<ExerciseScreenProps, 'done' | 'onAnswer'> &
  Pick<ExerciseOf<'choose-meaning' | 'scene-recall'>, 'options' | 'right'>

/** Meanings to choose from, in the language of the page where they have it. */
export function MeaningChoices({ options, right, done, onAnswer }: Props) {
  const { language } = usePlace()
  return (
    <Choices
      options={options.map(({ text, ml = null }) => (
        <MixedText key={text} text={textIn({ en: text, ml }, language)} />
      ))}
      right={right}
      taken={takenOption(done)}
      onChoose={(option) => onAnswer({ type: 'chosen', option })}
    />
  )
}
