import type { LexiconEntry } from '@app/learning/vocabulary'
import type { AudioPath } from './audio/audio-path.ts'
import { clipOfWord } from './clips.ts'
import type { Source } from './source.ts'

/** The words, in the order of their files. */
export function lexiconOf({ lexicon }: Source, audioPath: AudioPath): LexiconEntry[] {
  return lexicon.flatMap(({ document, topic, entries }) =>
    entries.map(
      (entry, at): LexiconEntry => ({
        ...entry,
        topic: entry.topic ?? topic,
        audio: audioPath(clipOfWord(entry.id), (sentence) => document.fault(['entries', at], sentence)),
      }),
    ),
  )
}
