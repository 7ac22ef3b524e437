import { loaders } from 'virtual:content/strokes'
import type { Exercise } from '@app/learning/course'
import { idOf } from '@app/learning/practice'
import { type LetterStrokes, unpackStrokes } from '@app/learning/tracing'
import { latin } from '@app/malayalam/sound'
import { Trans } from '@lingui/react/macro'
import { Suspense, use, useState } from 'react'
import { Listen } from '../../../../asking/listen.tsx'
import { Prompt } from '../../../../asking/prompt.tsx'
import { LatinText } from '../../../../ui/latin-text.tsx'
import type { ExerciseScreenProps } from '../../exercise-screen.ts'
import { WriteFromMemory } from './write-from-memory.tsx'
import { WriteShown } from './write-shown.tsx'

type Props = ExerciseScreenProps<Extract<Exercise, { kind: 'write-by-hand' }>>

/** A letter is written by hand on empty paper. It can be shown; then it counts as not known. */
export function WriteByHandScreen(props: Props) {
  const { text, audio, targets } = props.exercise
  const [strokes] = useState(() => strokesOf(targets[0]?.item))
  return (
    <div className="flex w-full flex-col gap-3">
      <Prompt task={isSign(text) ? <Trans>Write this sign.</Trans> : <Trans>Write this letter.</Trans>}>
        <div className="flex items-center justify-center gap-6">
          <p className="text-3xl">
            <LatinText>{latin(text)}</LatinText>
          </p>
          {audio && <Listen clip={audio} atOnce={!props.quiet} />}
        </div>
      </Prompt>
      <Suspense>
        <Paper {...props} strokes={strokes} />
      </Suspense>
    </div>
  )
}

function Paper({ exercise, done, onAnswer, strokes }: Props & { strokes: ReturnType<typeof strokesOf> }) {
  const letter = use(strokes)
  const [isShown, setShown] = useState(false)
  return isShown && letter ? (
    <WriteShown letter={letter} done={done !== undefined} onAnswer={onAnswer} />
  ) : (
    <WriteFromMemory
      text={exercise.text}
      letter={letter}
      done={done !== undefined}
      onShow={() => setShown(true)}
      onAnswer={onAnswer}
    />
  )
}

const isSign = (text: string) => /^\p{M}/u.test(text)

/** How the letter of an item is written. Conjuncts have no strokes of their own. */
async function strokesOf(item = ''): Promise<LetterStrokes | undefined> {
  const loaded = await loaders[idOf(item)]?.().catch(() => undefined)
  return loaded && unpackStrokes(loaded.strokes)
}
