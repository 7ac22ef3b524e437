import { letters } from 'virtual:content/letters'
import { loaders } from 'virtual:content/strokes'
import { unpackStrokes } from '@app/learning/tracing'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { keepSaid, keepStrayed, keepTraced, keepWritten } from '../../memory/writing-and-speaking.ts'
import { SpeechCheck } from '../../speech/speech-check.tsx'
import { lazyWithMessages } from '../../ui/lazy-with-messages.tsx'
import { ListenButton } from '../../ui/sound/listen-button.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { StrokeOrder } from '../../writing/stroke-order.tsx'
import { TracingPad } from '../../writing/tracing-pad.tsx'
import { WriteLetter } from '../../writing/write-letter.tsx'

type Practice = 'letter' | 'word' | 'voice'

/** A letter by hand and by voice: how it is written, then a word with the letter, to trace and to say. */
export function LetterPractice({ id }: { id: string }) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<Practice>('letter')
  const letter = letters.find((letter) => letter.id === id)
  if (!letter) return null
  const { word, audio } = letter.example
  return (
    <Tabs
      label={t`What to practise`}
      tabs={[
        ['letter', <Trans key="letter">Letter</Trans>],
        ['word', <Trans key="word">Word</Trans>],
        ['voice', <Trans key="voice">Voice</Trans>],
      ]}
      chosen={chosen}
      onChoose={setChosen}
    >
      {chosen === 'letter' ? (
        <WrittenLetter id={id} />
      ) : (
        <>
          <p className="mb-3 flex items-center gap-3">
            <span lang="ml" className="text-3xl">
              {word}
            </span>
            <ListenButton clip={audio} text={word} />
          </p>
          {chosen === 'word' ? (
            <TracingPad key={word} text={word} onTraced={keepTraced} onStrayed={keepStrayed} />
          ) : (
            <SpeechCheck
              key={word}
              text={word}
              clip={audio}
              onHeard={(transcript) => keepSaid(word, transcript)}
            />
          )}
        </>
      )}
    </Tabs>
  )
}

function WrittenLetter({ id }: { id: string }) {
  const [Strokes] = useState(() =>
    lazyWithMessages(async () => {
      const loaded = await loaders[id]?.()
      if (!loaded) throw new Error(`There are no strokes for ${id}.`)
      const letter = unpackStrokes(loaded.strokes)
      return () => (
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <section>
            <h3 className="mb-2 text-lg font-bold">
              <Trans>See how it goes</Trans>
            </h3>
            <StrokeOrder letter={letter} />
          </section>
          <section>
            <h3 className="mb-2 text-lg font-bold">
              <Trans>Write it</Trans>
            </h3>
            <WriteLetter letter={letter} onWritten={(misses) => keepWritten(id, misses)} />
          </section>
        </div>
      )
    }),
  )
  return (
    <Suspense>
      <Strokes />
    </Suspense>
  )
}
