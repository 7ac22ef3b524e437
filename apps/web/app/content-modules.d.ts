declare module 'virtual:content/titles' {
  import type { TopicKey } from '@app/learning/course'

  export const titles: Record<TopicKey, { en: string; ml: string }>
  /** Whether any clip is spoken by a machine. */
  export const synthetic: boolean
}

declare module 'virtual:content/questions' {
  import type { TopicKey } from '@app/learning/course'
  import type { Question, TopicKind } from '@app/learning/quiz'

  export const loaders: Record<TopicKey, () => Promise<{ kind: TopicKind; questions: readonly Question[] }>>
}

declare module 'virtual:content/letters' {
  import type { Letter } from '@app/learning/letters'

  export const letters: readonly Letter[]
}

declare module 'virtual:content/phrases' {
  import type { Phrase } from '@app/learning/pages'

  export const phrases: readonly Phrase[]
}

declare module 'virtual:content/number-sounds' {
  /** The clip of each piece that numbers, times and dates are spoken of. */
  export const numberSounds: Readonly<Record<string, string>>
}

declare module 'virtual:content/film-previews' {
  /** Small pictures of the films, by theme, as addresses that hold the picture itself. Empty in the browser: they are for the HTML. */
  export const previews: Readonly<Record<string, string>>
}

declare module 'virtual:content/articles' {
  import type { Article } from '@app/learning/pages'

  export const articles: readonly Article[]
}

declare module 'virtual:content/sounds' {
  /** What the app itself plays. */
  export const sounds: Record<'right' | 'wrong', string>
}

declare module 'virtual:content/sound-bytes' {
  import type { SoundSet } from '@app/learning/offline'

  export const soundBytes: Record<SoundSet, number>
}

declare module 'virtual:content/clips' {
  /** Another when any clip is. */
  export const clips: string
}

declare module 'virtual:content/sound-sets' {
  import type { Sound, SoundSet } from '@app/learning/offline'

  export const soundSets: Record<SoundSet, readonly Sound[]>
}

declare module 'virtual:content/lexicon' {
  import type { LexiconEntry } from '@app/learning/vocabulary'

  /** The lexicon's parts, by the letter that the words in them, in any of their forms, begin with. */
  export const loaders: Readonly<Record<string, () => Promise<{ entries: readonly LexiconEntry[] }>>>
}

declare module 'virtual:content/rare-examples' {
  import type { LexiconEntry } from '@app/learning/vocabulary'

  /** The examples of the words that are seldom used, by the id of the word. Their entries have none. */
  export const examples: Readonly<Record<string, NonNullable<LexiconEntry['examples']>>>
}

declare module 'virtual:content/coach' {
  import type { CoachBank } from '@app/coach'

  /** What the built-in coach knows by heart. */
  export const bank: CoachBank
}

declare module 'virtual:content/word-counts' {
  import type { WordTopic } from '@app/learning/vocabulary'

  /** A topic without words is not there. */
  export const wordCounts: Readonly<Partial<Record<WordTopic, number>>>
}

declare module 'virtual:content/written-letters' {
  import type { Letter } from '@app/learning/letters'

  /** The single letters, and signs, that can be written stroke by stroke. */
  export const writtenLetters: readonly Pick<Letter, 'id' | 'letter' | 'kind'>[]
}

declare module 'virtual:content/strokes' {
  import type { PackedStrokes } from '@app/learning/tracing'

  /** How each of those letters is written, by the letter's id. */
  export const loaders: Readonly<Record<string, () => Promise<{ strokes: PackedStrokes }>>>
}
