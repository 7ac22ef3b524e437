import type { Language } from '@app/learning/languages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Tabs } from '../../../../ui/tabs.tsx'
import { FetchFailure } from '../fetch-failure.tsx'
import { WordsPanel } from '../lines/words-panel.tsx'
import { PlayerFrame } from '../player-frame.tsx'
import type { PlayerScreenProps } from '../player-screen.tsx'
import { useVideo } from '../use-video.ts'
import { useWatching } from '../use-watching.ts'
import { DemoBox, demoHeight, demoWidth } from './demo-box.tsx'
import { DemoLines } from './demo-lines.tsx'

type Props = Omit<PlayerScreenProps, 'video'> & { id: string; language: Language }

/** The demo: one of our films, for everybody. My Vocab replaces the player while it is open. */
export function DemoScreen({ id, language, myVocab, ...rest }: Props) {
  const { t } = useLingui()
  const [tab, setTab] = useState<'words' | 'my'>('words')
  const { found, retry } = useVideo(id, language)
  return (
    <Tabs
      label={t`Beside the video`}
      tabs={[
        ['words', <Trans key="words">Words</Trans>],
        ['my', <Trans key="my">My Vocab</Trans>],
      ]}
      chosen={tab}
      onChoose={setTab}
    >
      {tab === 'my' ? (
        myVocab
      ) : found.type === 'found' ? (
        <DemoPlayer video={found.video} {...rest} />
      ) : found.type === 'loading' ? (
        <DemoBox film={id} />
      ) : (
        <div className="flex flex-col items-center gap-3 py-6 text-center">
          <FetchFailure offline={found.type === 'failed' && found.offline} onRetry={retry} />
        </div>
      )}
    </Tabs>
  )
}

function DemoPlayer(props: Omit<PlayerScreenProps, 'myVocab'>) {
  const { video, wordOpen, renderLine, renderWord, renderReport, learnAddress, onSave } = props
  const watching = useWatching({ video, wordOpen, onSave })
  const { player, state, settings } = watching
  const { lines } = video
  return (
    <div className={demoWidth}>
      <PlayerFrame {...{ video, watching, learnAddress }} box={demoHeight}>
        <DemoLines {...{ player, lines, settings, renderLine }} />
      </PlayerFrame>
      <div className="mt-3">
        <WordsPanel {...{ lines, renderWord, renderReport }} active={state.line} />
      </div>
    </div>
  )
}
