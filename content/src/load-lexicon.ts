import type { LexiconEntry } from '@app/learning/vocabulary'
import { playedFiles, readAudioFolder } from './audio/audio-folder.ts'
import { pathsOf } from './audio/audio-path.ts'
import { clipOfWord } from './clips.ts'
import { contentFolder, lexiconFolder, readContentFiles } from './content-files.ts'
import { type Fault, stopAt } from './fault.ts'
import { readSource } from './source.ts'

/** The words, in the order of their files. Stops as `loadContent` does. */
export function loadLexicon(root: string = contentFolder): LexiconEntry[] {
  const files = readContentFiles(root, (path) => path.startsWith(`${lexiconFolder}/`))
  const source = readSource(files, readAudioFolder(root))
  stopAt(source.faults.filter(({ file }) => file.startsWith(`content/${lexiconFolder}/`)))

  const faults: Fault[] = []
  const audioPath = pathsOf(playedFiles(source.audio), faults)
  const entries = source.lexicon.flatMap(({ document, topic, entries }) =>
    entries.map(
      (entry, at): LexiconEntry => ({
        ...entry,
        topic: entry.topic ?? topic,
        audio: audioPath(clipOfWord(entry.id), (sentence) => document.fault(['entries', at], sentence)),
      }),
    ),
  )
  stopAt(faults)
  return entries
}
