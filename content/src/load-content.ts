import { createHash } from 'node:crypto'
import type { Pattern, Tables } from '@app/coach'
import type { SentenceTopic } from '@app/learning/coach'
import type { Letter } from '@app/learning/letters'
import type { Article, Phrase } from '@app/learning/pages'
import { QuizTopic } from '@app/learning/quiz'
import { isMalayalam } from '@app/malayalam'
import { easyLatin } from '@app/malayalam/sound'
import * as v from 'valibot'
import { type AudioPath, pathsOf } from './audio/audio-path.ts'
import { type PlayedClips, playedClips } from './audio/played-clips.ts'
import { readRecordings } from './audio/recordings.ts'
import { placeOf } from './authored/parse-document.ts'
import { translationOf } from './authored/translation-files.ts'
import { contentFolder, lexiconFolder, picturesFolder, readContentFiles } from './content-files.ts'
import type { EnglishHintsFile, EnglishLettersFile } from './english/english-files.ts'
import { type Fault, stopAt } from './fault.ts'
import type { Film } from './films/film.ts'
import { type FilmFile, readFilmFolder } from './films/film-folder.ts'
import { filmsOf } from './films-content.ts'
import { numberSoundsOf } from './number-sounds.ts'
import { articlesOf, phrasesOf } from './page-content.ts'
import { patternsOf } from './patterns-content.ts'
import { sentencesOf } from './sentence-topics.ts'
import { readSource, type Source, type TopicSource } from './source.ts'
import { letterNames } from './topics/letter-names.ts'

/**
 * All content except the lexicon, ready to be served. `fingerprint` changes with any text and any clip, and
 * with nothing else.
 */
export type Content = {
  fingerprint: string
  /** In course order. */
  topics: readonly QuizTopic[]
  letters: readonly Letter[]
  phrases: readonly Phrase[]
  /** In the order of their slugs. */
  articles: readonly Article[]
  /** The coach's sentences, in the order of the topics' keys. */
  sentences: readonly SentenceTopic[]
  /** The coach's patterns, in the order of their file. */
  patterns: readonly Pattern[]
  /** What Malayalam words are in English. */
  translation: Tables
  /** The clip of each piece that speaks numbers, times and dates. */
  numberSounds: Readonly<Record<string, string>>
  /** In the order of their themes. */
  films: readonly Film[]
  /** The files under `/films`, by name: `travel.mp4`. */
  filmFiles: ReadonlyMap<string, FilmFile>
  /** What is written for those who learn English: questions about its letters by topic, and hints by question. */
  english: { letters: EnglishLettersFile; hints: EnglishHintsFile }
  /**
   * The clips by their ids, including `right` and `wrong`. The clips of the lexicon's words come with the
   * lexicon.
   */
  audio: PlayedClips
}

/** The lexicon and its pictures are for the build of the pages. Reading the lexicon takes longer than all the rest. */
const isNoWord = (path: string) =>
  ![lexiconFolder, picturesFolder].some((folder) => path.startsWith(`${folder}/`))

/** Reads the content, or stops with the file, the line and a sentence for each fault. */
export function loadContent(root: string = contentFolder): Content {
  const source = readSource(readContentFiles(root, isNoWord), readRecordings(root), readFilmFolder(root))
  stopAt(source.faults)

  const audio = playedClips(source)
  const faults: Fault[] = []
  const audioPath = pathsOf(audio, faults)
  const names = letterNames(source)
  const topics = source.topics.map((topic) => topicOf(topic, { audioPath, names }, faults))
  const letters = lettersOf(source, audioPath)
  const phrases = phrasesOf(source, audioPath)
  const articles = articlesOf(source, audioPath)
  const sentences = sentencesOf(source, audioPath)
  const patterns = patternsOf(source, faults)
  const translation = translationOf(source)
  const numberSounds = numberSoundsOf(source, audioPath)
  const films = filmsOf(source)
  const english = { letters: source.english.letters.topics, hints: source.english.hints.ofQuestions }
  stopAt(faults)

  const taught = {
    topics,
    letters,
    phrases,
    articles,
    sentences,
    patterns,
    translation,
    numberSounds,
    films,
    english,
  }
  const clips = [...audio].map(([id, { version }]) => [id, version])
  const fingerprint = createHash('sha256')
    .update(JSON.stringify({ ...taught, clips }))
    .digest('hex')
  return { fingerprint: fingerprint.slice(0, 16), ...taught, filmFiles: source.filmFolder, audio }
}

type Names = { audioPath: AudioPath; names: ReturnType<typeof letterNames> }

function topicOf(source: TopicSource, { audioPath, names }: Names, faults: Fault[]): QuizTopic {
  const { key, kind, title, document } = source
  // A topic of letters asks for their sounds.
  const saysHow = kind !== 'letters'
  const questions = source.questions.map((question, at) => {
    const fault = (sentence: string) => document.fault(['questions', at], sentence)
    return {
      id: question.id,
      text: question.prompt,
      ...(saysHow && isMalayalam(question.prompt) && { easy: easyLatin(question.prompt) }),
      ...(question.help && { help: question.help }),
      audio: audioPath(question.audio ?? question.id, fault),
      ...(question.way && { way: question.way }),
      ...(question.gloss && { gloss: question.gloss }),
      options: question.options.map(({ text, audio, means }, place) => {
        const told = question.way ? names(question.way, { text, audio }) : means
        return {
          text,
          correct: place === 0 || (question.also_correct?.includes(place + 1) ?? false),
          ...(audio && { audio: audioPath(audio, fault) }),
          ...(told && { means: told }),
        }
      }),
    }
  })
  const topic: QuizTopic = { key, kind, title, questions }
  for (const issue of v.safeParse(QuizTopic, topic).issues ?? [])
    faults.push(document.fault(placeOf(issue).slice(0, 2), issue.message))
  return topic
}

function lettersOf({ letters: { document, entries } }: Source, audioPath: AudioPath): Letter[] {
  return entries.map(({ id, letter, kind, say, example }, at) => {
    const fault = (sentence: string) => document.fault([at], sentence)
    const { word, meaning } = example
    return {
      id,
      letter,
      kind,
      say: say ?? letter,
      audio: audioPath(id, fault),
      example: { word, meaning, audio: audioPath(example.id, fault) },
    }
  })
}
