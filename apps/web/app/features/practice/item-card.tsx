import { type CourseContent, type CourseLetter, courseEndings } from '@app/learning/course'
import { type ItemKind, idOf, idOfKind, isWord, kindOf } from '@app/learning/practice'
import { languageOf } from '@app/malayalam'
import { spellParts } from '@app/malayalam/sound'
import { Trans } from '@lingui/react/macro'
import { usePlace } from '../../addresses/use-place.ts'
import { usePreferences } from '../../device/settings/preferences.ts'
import { FixedList } from '../../ui/fixed-list.tsx'
import { LatinText } from '../../ui/latin-text.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { Reading } from '../../ui/reading.tsx'
import { ListenButton } from '../../ui/sound/listen-button.tsx'
import { WordPicture } from '../../word-pictures/word-picture.tsx'
import type { ExerciseOf } from './exercise-screen.ts'
import { scriptSize } from './exercises/parts/script-size.ts'
import { useRomanise } from './use-romanise.ts'

type Introduced = ExerciseOf<'introduce'>['shown'][number]

type Props = { shown: Introduced; content: CourseContent; large?: boolean }

/** An item: how it is written and said, what it means, and its parts. A letter has a word to remember it by. */
export function ItemCard({ shown, content, large = false }: Props) {
  const { language } = usePlace()
  const { item, text, say, means, audio, parts = [], forms = [] } = shown
  const kind = kindOf(item)
  const letter = content.letters.get(idOfKind(item, 'letter') ?? '')
  const ending = kind === 'ending' ? courseEndings.find(({ id }) => item === `ending:${id}`) : undefined
  return (
    <div className="flex w-full flex-col items-center gap-2 text-center wrap-anywhere">
      {large && isWord(item) && <WordPicture entry={idOf(item)} className="size-28" />}
      <p lang={languageOf(text)} className={large ? scriptSize(text) : 'text-3xl'}>
        {text}
      </p>
      {/* An ending is said in its form, below. */}
      {!ending && (
        <p className="flex flex-wrap items-center justify-center gap-x-3 text-lg">
          <Said say={say} kind={kind} />
          {audio && <Hear clip={audio} text={text} large={large} />}
        </p>
      )}
      {letter ? (
        <Example letter={letter} content={content} large={large} />
      ) : (
        <p className={large ? 'text-xl font-semibold text-balance' : 'text-balance'}>
          <MixedText text={ending ? ending.means[language] : means} />
        </p>
      )}
      {parts.length > 1 && <Parts parts={parts} asWords={kind === 'ending' || kind === 'contrast'} />}
      {forms.length > 0 && <Parts parts={forms} asWords />}
    </div>
  )
}

const virama = '്'

/**
 * A letter's sound is what it is about, so it stands there even for those who hide Latin. How English is said is written
 * in Malayalam letters.
 */
function Said({ say, kind }: { say: string; kind: ItemKind | undefined }) {
  const [spelt] = useRomanise()([say])
  if (say === virama)
    return (
      <span className="text-balance">
        <Trans>It takes the vowel away; at the end of a word it is a very short u, the “half-u”.</Trans>
      </span>
    )
  if (kind === 'english')
    return (
      <span lang="ml" className="text-ink-soft">
        {say}
      </span>
    )
  return kind === 'letter' ? <LatinText>{spelt?.text ?? ''}</LatinText> : <Reading text={say} />
}

const Hear = ({ clip, text, large = false }: { clip: string; text: string; large?: boolean }) => (
  <ListenButton clip={clip} text={text} size={large ? 'large' : 'small'} />
)

type ExampleProps = { letter: CourseLetter } & Pick<Props, 'content' | 'large'>

/** The word that a letter is remembered by: its picture, its sound in Latin and aloud, and what it means. */
function Example({ letter: { example }, content, large }: ExampleProps) {
  const { word, meaning, audio } = example
  const entry = [...content.words.values()].find((one) => one.word === word)
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1">
      {large && entry && <WordPicture entry={entry.id} className="size-20" />}
      <p className="min-w-0">
        <span lang="ml" className="block text-2xl">
          {word}
        </span>
        <span className="block">
          <Reading text={word} />
        </span>
        <span lang="en" className="block font-semibold">
          {meaning}
        </span>
      </p>
      <Hear clip={audio} text={word} />
    </div>
  )
}

type PartsProps = { parts: NonNullable<Introduced['parts']>; asWords: boolean }

/** The letters of a word, each as it sounds there, or words with their meanings. */
function Parts({ parts, asWords }: PartsProps) {
  const { romanisation } = usePreferences()
  const texts = parts.map(({ text }) => text)
  const inWord = romanisation === 'none' || asWords ? [] : spellParts(texts, romanisation)
  return (
    <ul className="flex max-w-md flex-wrap items-stretch justify-center gap-1.5">
      <FixedList items={parts}>
        {({ text, means }, at) => (
          <li className="rounded-xl border border-line bg-surface px-2 py-1">
            <span lang="ml" className="block text-xl">
              {text}
            </span>
            <span className="block text-sm">
              {asWords ? <Reading text={text} /> : <LatinText>{inWord[at] ?? ''}</LatinText>}
            </span>
            {asWords && (
              <span className="block text-sm text-ink-soft">
                <MixedText text={means} />
              </span>
            )}
          </li>
        )}
      </FixedList>
    </ul>
  )
}
