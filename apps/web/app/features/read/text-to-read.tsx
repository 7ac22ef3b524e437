import { parseVideoId, type Translated, withTranslations } from '@app/learning/video'
import {
  type MetAt,
  type SavedWord,
  type TextWord,
  type WordState,
  wordState,
} from '@app/learning/vocabulary'
import { keyOf } from '@app/malayalam'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Clapperboard } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePlace } from '../../addresses/use-place.ts'
import { useReviewedWords } from '../../device/log/reviewed-words.ts'
import { useTargetLanguage } from '../../device/target-language/target-language.ts'
import { keepTranslations } from '../../device/texts/kept-text.ts'
import { positionOf } from '../../device/videos/video-storage.ts'
import { markKnown, useWordMarks, type WordMarks } from '../../device/words/known-words.ts'
import { type Refusal, removeWords, saveWords, useSavedWords } from '../../device/words/saved-words.ts'
import { wordOfEntry } from '../../lexicon/word-of-entry.ts'
import { dropLocalMedia, keepLocalMedia, useLocalMedia } from '../../media/local-media.ts'
import { isSignedIn } from '../../session/session.ts'
import { Button, IconButton, LinkButton } from '../../ui/button.tsx'
import { FileField } from '../../ui/form/file-field.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { NotSavedLine } from '../../ui/not-saved-line.tsx'
import { MarkLegend } from './mark-legend.tsx'
import { ReadLines } from './read-lines.tsx'
import type { Readable } from './use-readable.ts'
import { useTextVocabulary } from './use-text-vocabulary.ts'
import { VocabularyTable } from './vocabulary-table.tsx'

type Lines = Readable['lines']
type Mark = { state: WordState; name: string }
/** A text, the line from which it is read, and what is told of it, for a text that only this device keeps. */
export type Reading = {
  readable: Readable
  video: string | undefined
  first?: number
  onFirst?: (line: number) => void
  onTranslations?: (lines: Lines) => void
}
type Props = Reading & {
  /** How words of each word state are underlined. */
  wordLines: Readonly<Record<WordState, string>>
  renderText: (text: string, markOf: (word: string) => Mark) => ReactNode
  /** Explains a word, beside the element that was pressed. */
  onWord: (word: string, beside: Element) => void
  renderTranslating: (
    lines: Lines,
    onTranslated: (more: ReadonlyMap<number, Translated>) => void,
  ) => ReactNode
}
const none: ReadonlySet<string> = new Set()
const unmarked: WordMarks = { said: none, denied: new Map() }

/** What is saved of a word of the text. */
const savedOf = ({ entry, word, meaning, said }: TextWord): SavedWord =>
  entry ? wordOfEntry(entry) : { word, meaning, pronunciation: said ?? '' }

/** A text with its sound and its vocabulary. Each word shows its word state. */
export function TextToRead({
  readable,
  video,
  first,
  onFirst,
  onTranslations = keepTranslations,
  wordLines,
  renderText,
  onWord,
  renderTranslating,
}: Props) {
  const { t } = useLingui()
  const { to } = usePlace()
  const navigate = useNavigate()
  const isEnglish = useTargetLanguage() === 'english'
  const { title, texts, timed, provider, source } = readable
  const [made, setMade] = useState<ReadonlyMap<number, Translated>>(new Map())
  const lines = withTranslations(readable.lines, made)
  const vocabulary = useTextVocabulary(texts)
  const saved = useSavedWords()?.keys ?? none
  const reviewed = useReviewedWords()
  const learnt = { saved, reviewed, ...(useWordMarks() ?? unmarked) }
  const local = useLocalMedia(video)
  const [just, setJust] = useState<readonly SavedWord[]>([])
  const [refused, setRefused] = useState<Refusal>()

  const stateNames = { new: t`new`, learning: t`learning`, known: t`known` }
  const stateOf = ({ key }: TextWord) => wordState(key, learnt)
  const markOf = (form: string) => {
    const own = keyOf(form)
    const key = vocabulary.headKeys.get(own) ?? own
    const state = wordState(saved.has(own) || reviewed.has(own) ? own : key, learnt)
    return { state, name: stateNames[state] }
  }
  const metAt = ({ line: at }: TextWord): MetAt | undefined => {
    const line = lines[at]
    if (!line) return undefined
    const { text: sentence, translation, start, duration } = line
    return {
      sentence,
      ...(translation && { translation }),
      ...(video && { video }),
      ...(video && timed && { start, duration }),
    }
  }
  function save(words: readonly TextWord[]) {
    const saved = saveWords(
      words.flatMap((word) => {
        const at = metAt(word)
        return word.meaning ? [{ ...savedOf(word), ...(at && { metAt: at }) }] : []
      }),
    )
    const isRefused = typeof saved === 'string'
    setJust(isRefused ? [] : saved)
    setRefused(isRefused ? saved : undefined)
  }

  /** For a text on the server, the server stores the translations. For any other text, the device does. */
  function onTranslated(more: ReadonlyMap<number, Translated>) {
    const all = new Map([...made, ...more])
    setMade(all)
    if (!video) onTranslations(withTranslations(readable.lines, all))
  }

  /** The player continues from the position that is kept for the video. */
  function watchFrom(start: number) {
    if (!video) return
    positionOf(video, isSignedIn).keep(start)
    void navigate(`${to('/youtube2')}?vid=${encodeURIComponent(video)}`)
  }

  const sound = local?.url ?? (source?.startsWith('/') ? source : undefined)
  const isOwn = video !== undefined && parseVideoId(video).source === 'own'
  return (
    <>
      {video && (
        <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
          <h2 className="min-w-0 text-2xl font-bold break-words">
            <MixedText text={title} />
          </h2>
          <LinkButton
            to={`${to('/youtube2')}?vid=${encodeURIComponent(video)}`}
            variant="quiet"
            className="text-base"
          >
            <Clapperboard aria-hidden="true" className="size-5" />
            <Trans>Watch</Trans>
          </LinkButton>
        </div>
      )}
      {isOwn && timed && provider === 'none' && local && (
        <Button variant="quiet" onClick={() => dropLocalMedia(video)} className="text-base">
          <Trans>Choose another file</Trans>
        </Button>
      )}
      {isOwn && timed && provider === 'none' && !local && (
        <FileField
          label={t`Its video or sound file, to hear the lines`}
          hint={t`It stays on this device and is sent nowhere. You choose it again when you come back.`}
          accept="video/*,audio/*"
          onChange={({ target }) => target.files?.[0] && keepLocalMedia(video, target.files[0])}
        />
      )}
      {(isOwn || !video) && !isEnglish && renderTranslating(lines, onTranslated)}
      <MarkLegend lines={wordLines} />
      <ReadLines
        lines={lines}
        first={first}
        onFirst={onFirst}
        sound={timed || !isOwn ? sound : undefined}
        renderText={(text) => renderText(text, markOf)}
        renderWatch={
          provider === 'youtube' && timed
            ? (start, number) => (
                <IconButton label={t`Watch from line ${number}`} onClick={() => watchFrom(start)}>
                  <Clapperboard aria-hidden="true" className="size-5" />
                </IconButton>
              )
            : undefined
        }
      />
      <section className="mt-8">
        <h2 className="mb-3 text-2xl font-bold">
          <Trans>Words of this text</Trans>
        </h2>
        {vocabulary.state === 'reading' && (
          <p role="status" className="text-ink-soft">
            <Trans>
              Looking the words up: {vocabulary.done} of {vocabulary.total}
            </Trans>
          </p>
        )}
        {vocabulary.state === 'failed' && (
          <p role="alert">
            <Trans>The dictionary did not arrive. Reload the page when you are online.</Trans>
          </p>
        )}
        {vocabulary.state === 'done' &&
          (vocabulary.words.length === 0 ? (
            <p>
              {isEnglish ? (
                <Trans>There is no English word in it.</Trans>
              ) : (
                <Trans>There is no Malayalam word in it.</Trans>
              )}
            </p>
          ) : (
            <VocabularyTable
              words={vocabulary.words}
              stateOf={stateOf}
              onWord={onWord}
              onSave={save}
              onKnown={({ word }, isKnown) => markKnown(word, isKnown, Date.now())}
              saved={
                <>
                  <NotSavedLine why={refused} />
                  {just.length > 0 && (
                    <div className="flex flex-wrap items-center gap-3">
                      <p role="status" className="font-semibold text-accent">
                        <Plural value={just.length} one="# word saved." other="# words saved." />
                      </p>
                      <Button
                        variant="quiet"
                        className="text-base"
                        onClick={() => {
                          removeWords(just)
                          setJust([])
                        }}
                      >
                        <Trans>Undo</Trans>
                      </Button>
                    </div>
                  )}
                </>
              }
            />
          ))}
      </section>
    </>
  )
}
