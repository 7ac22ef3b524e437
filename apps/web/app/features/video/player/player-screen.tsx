import { type Line, type Translated, withTranslations } from '@app/learning/video'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyWithMessages } from '../../../ui/lazy-with-messages.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { LineOverlay } from './lines/line-overlay.tsx'
import type { RenderLine } from './lines/line-text.tsx'
import { type RenderReport, type RenderWord, WordsPanel } from './lines/words-panel.tsx'
import { PlayerFrame } from './player-frame.tsx'
import { useWatching } from './use-watching.ts'
import type { SaveWordOfLine, WatchedVideo } from './watched-video.ts'

export type PlayerScreenProps = {
  video: WatchedVideo
  wordOpen: boolean
  renderLine: RenderLine
  renderWord: RenderWord
  renderReport: RenderReport
  myVocab: ReactNode
  learnAddress: string
  onSave: SaveWordOfLine
  /** Draws the translation controls for the learner's own text. */
  renderTranslating?: (
    lines: readonly Line[],
    onTranslated: (made: ReadonlyMap<number, Translated>) => void,
  ) => ReactNode
}

const TranscriptList = lazyWithMessages(() =>
  import('./lines/transcript-list.tsx').then(({ TranscriptList }) => TranscriptList),
)

/**
 * The sizes of the player (docs/product.md, "Videos"), one for each breakpoint, limited by the room of the
 * page and the window.
 */
const widths = 'max-w-[380px] sm:max-w-[360px] md:max-w-[600px] xl:max-w-[740px]'
const heights = '[--tallest:300px] sm:[--tallest:400px] md:[--tallest:338px] xl:[--tallest:660px]'

/** A video with its lines and their words. */
export function PlayerScreen(props: PlayerScreenProps) {
  const { video, wordOpen, renderLine, renderWord, renderReport, myVocab } = props
  const { learnAddress, onSave, renderTranslating } = props
  const { t } = useLingui()
  const [made, setMade] = useState<ReadonlyMap<number, Translated>>(new Map())
  const lines = withTranslations(video.lines, made)
  const watching = useWatching({ video, lines, wordOpen, onSave })
  const { player, state, settings, onChange } = watching
  const line = state.line === undefined ? undefined : lines[state.line]

  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-4 lg:grid-cols-[auto_minmax(0,1fr)]">
      <div className={`mx-auto w-full ${widths} lg:w-[600px] xl:w-[740px]`}>
        <PlayerFrame {...{ video, watching, learnAddress }} box={heights}>
          <LineOverlay
            {...{ player, line, settings, renderLine }}
            place={state.line}
            laidOver={video.provider !== 'youtube'}
          />
        </PlayerFrame>
      </div>
      <div className="min-w-0">
        <Tabs
          label={t`Beside the video`}
          tabs={[
            ['words', <Trans key="words">Words</Trans>],
            ['lines', <Trans key="lines">Transcript</Trans>],
            ['my', <Trans key="my">My Vocab</Trans>],
          ]}
          chosen={settings.panel}
          onChoose={(panel) => onChange({ panel })}
        >
          {settings.panel === 'lines' ? (
            <>
              {renderTranslating?.(lines, (more) => setMade(new Map([...made, ...more])))}
              <Suspense>
                <TranscriptList {...{ player, lines, settings, renderLine }} active={state.line} />
              </Suspense>
            </>
          ) : (
            <div className="lg:max-h-[560px] lg:overflow-y-auto">
              {settings.panel === 'my' ? (
                myVocab
              ) : (
                <WordsPanel {...{ lines, renderWord, renderReport }} active={state.line} />
              )}
            </div>
          )}
        </Tabs>
      </div>
    </div>
  )
}
