import type { LexiconEntry } from '@app/learning/vocabulary'
import { addressOf, pathsOf } from './audio/audio-path.ts'
import { type PlayedClips, playedClips } from './audio/played-clips.ts'
import { readRecordings } from './audio/recordings.ts'
import { clipOfExample, clipOfWord, nameOfExample } from './clips.ts'
import { contentFolder, lexiconFolder, pathFolder, readContentFiles, speakersFile } from './content-files.ts'
import { type Fault, stopAt } from './fault.ts'
import { readSource, type Source } from './source.ts'

/** The words, in the order of their files. It stops like `loadContent`. */
export function loadLexicon(root: string = contentFolder): LexiconEntry[] {
  const source = lexiconSource(root)
  const faults: Fault[] = []
  const clips = playedClips(source)
  const audioPath = pathsOf(clips, faults)
  const entries = source.lexicon.flatMap(({ document, topic, entries }) =>
    entries.map(
      (entry, at): LexiconEntry => ({
        ...withSpokenExamples(entry, clips),
        topic: entry.topic ?? topic,
        audio: audioPath(clipOfWord(entry.id), (sentence) => document.fault(['entries', at], sentence)),
      }),
    ),
  )
  stopAt(faults)
  return entries
}

/** The entry with the addresses of its examples' clips, where they have one. */
function withSpokenExamples<Entry extends Pick<LexiconEntry, 'id' | 'examples'>>(
  entry: Entry,
  clips: PlayedClips,
): Entry {
  if (!entry.examples) return entry
  const examples = entry.examples.map((example, at) => {
    const clip = clipOfExample(nameOfExample(entry.id, at))
    const made = clips.get(clip)
    return made ? { ...example, audio: addressOf(clip, made.version) } : example
  })
  return { ...entry, examples }
}

/** The clips of the words, and of those of their examples that the path names. It stops like `loadContent`. */
export const loadWordClips = (root: string = contentFolder): PlayedClips => playedClips(lexiconSource(root))

function lexiconSource(root: string): Source {
  const folders = [lexiconFolder, pathFolder]
  const isRead = (path: string) =>
    folders.some((folder) => path.startsWith(`${folder}/`)) || path === speakersFile
  const source = readSource(readContentFiles(root, isRead), readRecordings(root))
  stopAt(source.faults.filter(({ file }) => isRead(file.replace(/^content\//, ''))))
  return source
}
