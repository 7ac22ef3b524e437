import type { Option, Verdict } from '@app/learning/quiz'
import { OptionButton as Button, type OptionState } from '../../ui/choices/option-button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import type { RenderWords } from './question-text.tsx'

type Props = {
  option: Option
  place: number
  chosen: boolean
  verdict: Verdict | undefined
  renderWords: RenderWords | undefined
  onChoose: () => void
}

/** One of four options. */
export function OptionButton({ option, place, chosen, verdict, renderWords, onChoose }: Props) {
  const checked = verdict?.type === 'right' || verdict?.type === 'wrong'
  return (
    <Button place={place} chosen={chosen} state={stateOf(option, chosen, checked)} onChoose={onChoose}>
      <MixedText text={option.text} renderText={renderWords} />
    </Button>
  )
}

function stateOf(option: Option, chosen: boolean, checked: boolean): OptionState {
  if (!checked) return chosen ? 'chosen' : 'open'
  if (option.correct) return 'right'
  return chosen ? 'wrong' : 'past'
}
