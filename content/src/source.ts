import { isTopicKey, type TopicKey, topicKeys } from '@app/learning/levels'
import type * as v from 'valibot'
import type { Recordings } from './audio/recordings.ts'
import { type AuthoredArticle, readArticle } from './authored/article-file.ts'
import { type Document, readDocument } from './authored/document.ts'
import { FilmScript } from './authored/film-file.ts'
import { type KnownWord, KnownWordsFile } from './authored/known-words-file.ts'
import { type AuthoredLetter, LettersFile } from './authored/letters-file.ts'
import { LexiconFile } from './authored/lexicon-file.ts'
import { type NumberPiece, NumberPiecesFile } from './authored/number-pieces-file.ts'
import { parseDocument } from './authored/parse-document.ts'
import { PathFile } from './authored/path-file.ts'
import { type AuthoredPattern, PatternsFile } from './authored/patterns-file.ts'
import { type AuthoredPhrase, PhrasesFile } from './authored/phrases-file.ts'
import { ScenesFile } from './authored/scenes-file.ts'
import { SentencesFile } from './authored/sentences-file.ts'
import { type RecordedSpeaker, SpeakersFile } from './authored/speakers-file.ts'
import { StoryFile } from './authored/story-file.ts'
import { TopicFile } from './authored/topic-file.ts'
import { readTranslation, type TranslationFiles } from './authored/translation-files.ts'
import {
  blogFolder,
  type ContentFiles,
  englishHintsFile,
  englishLettersFile,
  englishTableFile,
  filmManifestFile,
  idsFile,
  knownWordsFile,
  lettersFile,
  lexiconFolder,
  numbersFile,
  pathFolder,
  patternsFile,
  phrasesFile,
  picturesFolder,
  scenesFolder,
  scriptFile,
  sentencesFolder,
  speakersFile,
  storiesFolder,
  topicsFolder,
  transcriptFile,
  translationFolder,
} from './content-files.ts'
import { EnglishHintsFile, EnglishLettersFile } from './english/english-files.ts'
import { englishTableNames, englishTables } from './english/english-tables.ts'
import type { Fault } from './fault.ts'
import { type FilmTheme, filmThemes } from './films/film.ts'
import type { FilmFolder } from './films/film-folder.ts'
import { type FilmManifest, readFilmManifest } from './films/film-manifest.ts'
import { readShippedIds, type ShippedId } from './shipped-ids.ts'

/** A topic as written. Its document knows the lines. */
export type TopicSource = TopicFile & { key: TopicKey; document: Document }

/** A part of the lexicon as written. */
export type LexiconSource = LexiconFile & { document: Document }

/** A film as written. */
export type FilmSource = FilmScript & { theme: FilmTheme; document: Document }
/** The coach's sentences on a topic as written, under the name of their file. */
export type SentencesSource = SentencesFile & { key: string; document: Document }

/** A stretch of the path as written. */
export type StretchSource = PathFile & { document: Document }

/** An episode of scenes as written. */
export type EpisodeSource = ScenesFile & { document: Document }

/** A story as written, under the name of its file. */
export type StorySource = StoryFile & { key: string; document: Document }

/** The picture of an entry, as its file has it. */
export type PictureSource = { entry: string; svg: string; file: string }

/** Everything in the content folder, as its authors wrote it. Only its shape is checked. */
export type Source = {
  /** In course order. */
  topics: readonly TopicSource[]
  letters: { document: Document; entries: readonly AuthoredLetter[] }
  phrases: { document: Document; entries: readonly AuthoredPhrase[] }
  numbers: { document: Document; entries: readonly NumberPiece[] }
  articles: readonly AuthoredArticle[]
  /** In the order of its files' names. */
  lexicon: readonly LexiconSource[]
  /** In the order of the themes. */
  films: readonly FilmSource[]
  /** The transcripts of the films that are made, by their themes. Our own program writes them. */
  transcripts: ReadonlyMap<FilmTheme, unknown>
  filmManifest: FilmManifest
  /** In the order of its files' names. */
  sentences: readonly SentencesSource[]
  /** The stretches of the path, in the order of its files' names. */
  path: readonly StretchSource[]
  /** The episodes of the scenes, in the order of their files' names. */
  scenes: readonly EpisodeSource[]
  /** In the order of their files' names. */
  stories: readonly StorySource[]
  /** The pictures of words, in the order of their entries. */
  pictures: readonly PictureSource[]
  /** What is written of English, and for those who learn it. */
  english: {
    letters: { document: Document; topics: EnglishLettersFile }
    hints: { document: Document; ofQuestions: EnglishHintsFile }
    /** What `packages/english` knows of words, by the names of the files. */
    tables: ReadonlyMap<string, unknown>
  }
  /** What Malayalam words are in English, by the names of its files. */
  translation: TranslationFiles
  patterns: { document: Document; words: PatternsFile['words']; entries: readonly AuthoredPattern[] }
  filmFolder: FilmFolder
  knownWords: { document: Document; entries: readonly KnownWord[] }
  shippedIds: readonly ShippedId[]
  /** The speakers of the recordings. */
  speakers: { document: Document; entries: readonly RecordedSpeaker[] }
  recordings: Recordings
  /** Faults of shape. While there are any, some of the content is missing here. */
  faults: readonly Fault[]
}

export function readSource(
  files: ContentFiles,
  recordings: Recordings = new Map(),
  filmFolder: FilmFolder = new Map(),
): Source {
  const faults: Fault[] = []
  const read = <Value>(path: string, schema: v.GenericSchema<unknown, Value>) => {
    const document = readDocument(`content/${path}`, files.get(path) ?? '')
    const parsed = parseDocument(document, schema)
    faults.push(...parsed.faults)
    return { document, value: parsed.value }
  }
  const readList = <Entry>(path: string, schema: v.GenericSchema<unknown, Entry[]>) => {
    const { document, value } = read(path, schema)
    return { document, entries: value ?? [] }
  }

  const topics = pathsIn(files, topicsFolder).flatMap((path): TopicSource[] => {
    const key = path.slice(topicsFolder.length + 1, -'.yaml'.length)
    const { document, value } = read(path, TopicFile)
    if (!isTopicKey(key))
      faults.push(
        document.fault(
          [],
          `No level page lists a topic "${key}": name it in packages/learning/src/levels/topic.ts (docs/how-to/add-a-topic.md).`,
        ),
      )
    return value && isTopicKey(key) ? [{ ...value, key, document }] : []
  })

  const articles = pathsIn(files, blogFolder).flatMap((path) => {
    const slug = path.slice(blogFolder.length + 1, -'.md'.length)
    const { article, faults: found } = readArticle(`content/${path}`, slug, files.get(path) ?? '')
    faults.push(...found)
    return article ?? []
  })

  const lexicon = pathsIn(files, lexiconFolder).flatMap((path): LexiconSource[] => {
    const { document, value } = read(path, LexiconFile)
    return value ? [{ ...value, document }] : []
  })

  const films = filmThemes.flatMap((theme): FilmSource[] => {
    if (!files.has(scriptFile(theme))) return []
    const { document, value } = read(scriptFile(theme), FilmScript)
    return value ? [{ ...value, theme, document }] : []
  })

  const sentences = pathsIn(files, sentencesFolder).flatMap((path): SentencesSource[] => {
    const key = path.slice(sentencesFolder.length + 1, -'.yaml'.length)
    const { document, value } = read(path, SentencesFile)
    return value ? [{ ...value, key, document }] : []
  })

  const path = pathsIn(files, pathFolder).flatMap((name): StretchSource[] => {
    const { document, value } = read(name, PathFile)
    return value ? [{ ...value, document }] : []
  })

  const scenes = pathsIn(files, scenesFolder).flatMap((name): EpisodeSource[] => {
    const { document, value } = read(name, ScenesFile)
    return value ? [{ ...value, document }] : []
  })

  const stories = pathsIn(files, storiesFolder).flatMap((path): StorySource[] => {
    const key = path.slice(storiesFolder.length + 1, -'.yaml'.length)
    const { document, value } = read(path, StoryFile)
    return value ? [{ ...value, key, document }] : []
  })

  const pictures = pathsIn(files, picturesFolder).map((path): PictureSource => {
    const entry = path.slice(picturesFolder.length + 1, -'.svg'.length)
    return { entry, svg: files.get(path) ?? '', file: `content/${path}` }
  })

  const patterns = read(patternsFile, PatternsFile)
  const translation = readTranslation((name, schema) => {
    const path = `${translationFolder}/${name}.yaml`
    return files.has(path) ? read(path, schema).value : undefined
  })

  /** A folder without them teaches no English. */
  const readTable = <Value>(path: string, schema: v.GenericSchema<unknown, Record<string, Value>>) =>
    files.has(path) ? read(path, schema) : { document: readDocument(`content/${path}`, '{}'), value: {} }
  const letters = readTable(englishLettersFile, EnglishLettersFile)
  const hints = readTable(englishHintsFile, EnglishHintsFile)
  const tables = englishTableNames.flatMap((name): [string, unknown][] => {
    if (!files.has(englishTableFile(name))) return []
    return [[name, read<unknown>(englishTableFile(name), englishTables[name]).value]]
  })

  return {
    topics: topics.toSorted((one, other) => topicKeys.indexOf(one.key) - topicKeys.indexOf(other.key)),
    letters: readList(lettersFile, LettersFile),
    phrases: readList(phrasesFile, PhrasesFile),
    numbers: readList(numbersFile, NumberPiecesFile),
    articles,
    lexicon,
    films,
    transcripts: new Map(filmThemes.map((theme) => [theme, readJson(files.get(transcriptFile(theme)))])),
    filmManifest: readFilmManifest(files.get(filmManifestFile)),
    sentences,
    path,
    scenes,
    stories,
    pictures,
    english: {
      letters: { document: letters.document, topics: letters.value ?? {} },
      hints: { document: hints.document, ofQuestions: hints.value ?? {} },
      tables: new Map(tables),
    },
    patterns: {
      document: patterns.document,
      words: patterns.value?.words ?? {},
      entries: patterns.value?.patterns ?? [],
    },
    translation,
    filmFolder,
    knownWords: readList(knownWordsFile, KnownWordsFile),
    shippedIds: readShippedIds(files.get(idsFile) ?? ''),
    speakers: files.has(speakersFile)
      ? readList(speakersFile, SpeakersFile)
      : { document: readDocument(`content/${speakersFile}`, '[]'), entries: [] },
    recordings,
    faults,
  }
}

/** A file that one of our programs writes. Undefined if it does not exist, or is incomplete. */
function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const pathsIn = (files: ContentFiles, folder: string) =>
  [...files.keys()].filter((path) => path.startsWith(`${folder}/`)).toSorted()
