import type { LexiconEntry } from '@app/learning/vocabulary'
import { pathsOf } from './audio/audio-path.ts'
import { type PlayedClips, playedClips } from './audio/played-clips.ts'
import { readRecordings } from './audio/recordings.ts'
import { clipOfWord } from './clips.ts'
import { contentFolder, lexiconFolder, readContentFiles, speakersFile } from './content-files.ts'
import { type Fault, stopAt } from './fault.ts'
import { readSource, type Source } from './source.ts'

/** The words, in the order of their files. It stops like `loadContent`. */
export function loadLexicon(root: string = contentFolder): LexiconEntry[] {
  const source = lexiconSource(root)
  const faults: Fault[] = []
  const audioPath = pathsOf(playedClips(source), faults)
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

/** The clips of the words. It stops like `loadContent`. */
export const loadWordClips = (root: string = contentFolder): PlayedClips => playedClips(lexiconSource(root))

function lexiconSource(root: string): Source {
  const isRead = (path: string) => path.startsWith(`${lexiconFolder}/`) || path === speakersFile
  const source = readSource(readContentFiles(root, isRead), readRecordings(root))
  stopAt(source.faults.filter(({ file }) => isRead(file.replace(/^content\//, ''))))
  return source
}
