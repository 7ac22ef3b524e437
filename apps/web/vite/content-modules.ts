import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { CoachBank, Grades } from '@app/coach'
import {
  type Content,
  contentFolder,
  loadContent,
  loadEnglishWords,
  loadLexicon,
  quizTargetsOf,
} from '@app/content'
import type { LexiconEntry } from '@app/learning/vocabulary'
import type { Plugin } from 'vite'
import { asModule } from './as-module.ts'
import { coachBank } from './coach-bank.ts'
import { courseModules } from './course-modules.ts'
import { englishModules } from './english-modules.ts'
import { followContent } from './follow-content.ts'
import { lexiconModules } from './lexicon-modules.ts'
import { pictureModules } from './picture-modules.ts'
import { appSounds, pageSoundsOf } from './sound-sets.ts'
import { strokeModules } from './stroke-modules.ts'
import { topicModules } from './topic-modules.ts'

const prefix = 'virtual:content/'
const topic = `${prefix}topic/`
const targets = `${prefix}quiz-asks/`
const englishWords = `${prefix}english-words`
const filmPreviews = `${prefix}film-previews`

/**
 * The content as modules, each with what one screen needs:
 *
 * - `letters`, `phrases`, `articles`, `titles` (of the topics), `sounds` (of the app)
 * - `coach`: the data of the built-in coach; `translation`: what Malayalam words are in English
 * - `number-sounds`: the clips of numbers
 * - `sound-sets`: which clips a learner keeps together; `sound-bytes`: the sizes of those of a page; `clips`: the key
 *   of all clips
 * - `course`, `course-path`: what sessions are made of; `course-scenes`: a loader for the scenes of each stretch;
 *   `course-words`: which words they ask; `course-sounds`, `course-bytes`: the clips of all that, and their size
 * - `questions`: a loader for each topic, so that a quiz loads only its own questions; `quiz-asks`: the same for the
 *   words, endings and letters that they ask for
 * - `lexicon`: a loader for each first letter of words; `rare-examples`: the examples of rare words;
 *   `word-counts`: the number of words of each topic; `lexicon-edition`: which edition of it this is
 * - `english-words`: how English words are said, and what small ones mean, for learners of English
 * - `topic-words`: a loader for what each topic asks
 * - `strokes`: a loader for the strokes of each letter; `written-letters`: which letters have strokes
 * - `pictures`: the pictures of words; `pictured-words`: which words have one
 * - `english-questions`, `english-topic-words`, `english-sounds`: the same for who learns English; `english-voice`: the
 *   version of all English clips; `english-clips`: which texts have one
 * - `film-lines`: what is said in the films, and when
 * - `film-previews`: small pictures of the films, where pages are prerendered
 */
export function contentModules(root = contentFolder): Plugin {
  let lexicon: readonly LexiconEntry[]
  let moduleAt: (id: string, ssr: boolean) => string
  let isFollowed = false
  const read = () => {
    lexicon = loadLexicon(root)
    moduleAt = modulesOf(root, lexicon)
  }
  return {
    name: 'content-modules',
    configureServer(server) {
      isFollowed = true
      followContent(server, root, {
        read,
        readButLexicon() {
          moduleAt = modulesOf(root, lexicon)
        },
        failWith(fault) {
          moduleAt = () => {
            throw fault
          }
        },
      })
    },
    buildStart() {
      if (!isFollowed) read()
    },
    resolveId: {
      filter: { id: /^virtual:content\// },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:content\// },
      handler: (id, options) => moduleAt(id.slice(1), options?.ssr === true),
    },
  }
}

function modulesOf(root: string, lexicon: readonly LexiconEntry[]): (id: string, ssr: boolean) => string {
  const content = loadContent(root)
  const ofCourse = courseModules(prefix, content, lexicon, root)
  const ofEnglish = englishModules(prefix, content, lexicon, root)
  const ofLexicon = lexiconModules(prefix, lexicon)
  const ofStrokes = strokeModules(prefix, content.letters)
  const ofPictures = pictureModules(prefix, root)
  const ofTopics = topicModules(prefix, content, lexicon)
  const clips = keyOfClips(content, lexicon)
  let bank: ReturnType<typeof coachBank> | undefined
  const bankNow = () => {
    bank ??= coachBank(content, lexicon)
    return bank
  }
  let asked: ReturnType<typeof quizTargetsOf> | undefined
  const targetsOf = (key: string) => {
    asked ??= quizTargetsOf(content, lexicon)
    return asked.get(key) ?? {}
  }
  return (id, ssr) =>
    id === filmPreviews
      ? previewsModule(content, ssr)
      : id === englishWords
        ? asModule({ englishData: loadEnglishWords(root) })
        : (ofLexicon(id) ??
          ofStrokes(id) ??
          ofPictures(id) ??
          ofTopics(id) ??
          ofCourse(id) ??
          ofEnglish(id) ??
          moduleOf({ content, bankNow, clips, targetsOf }, id))
}

/** Small pictures of the films, for the HTML of pages and not for their scripts. */
function previewsModule({ films, filmFiles }: Content, ssr: boolean): string {
  const previews = films.map(({ id }) => {
    const bytes = readFileSync(filmFiles.get(`${id}.avif`)?.path ?? '')
    return [id, `data:image/avif;base64,${bytes.toString('base64')}`]
  })
  return asModule({ previews: ssr ? Object.fromEntries(previews) : {} })
}

/** The key of all clips. It changes when any clip changes, so that a device knows when it keeps old ones. */
function keyOfClips({ audio }: Content, lexicon: readonly LexiconEntry[]): string {
  const versions = [...audio].map(([id, { version }]) => `${id} ${version}`)
  const words = lexicon.map((entry) => entry.audio)
  return createHash('sha256')
    .update([...versions, ...words].join('\n'))
    .digest('hex')
    .slice(0, 8)
}

type Modules = {
  content: Content
  bankNow: () => CoachBank & { grades: Grades }
  clips: string
  targetsOf: (topic: string) => object
}

function moduleOf({ content, bankNow, clips, targetsOf }: Modules, id: string): string {
  const { topics, letters, phrases, articles, numberSounds, audio, films, translation } = content
  switch (id) {
    case `${prefix}letters`:
      return asModule({ letters })
    case `${prefix}phrases`:
      return asModule({ phrases })
    case `${prefix}number-sounds`:
      return asModule({ numberSounds })
    case `${prefix}coach`:
      return asModule({ bank: bankNow() })
    case `${prefix}translation`:
      return asModule({ tables: translation })
    case `${prefix}articles`:
      return asModule({ articles })
    case `${prefix}titles`: {
      const titles = Object.fromEntries(topics.map(({ key, title }) => [key, title]))
      return asModule({ titles, synthetic: [...audio.values()].some(({ source }) => source === 'made') })
    }
    case `${prefix}film-lines`: {
      const filmLines = films.map(({ id, transcript }) => [
        id,
        transcript.snippets.map(({ text, translation, start, duration }) => ({
          ...{ text, translation, start, duration },
        })),
      ])
      return asModule({ filmLines: Object.fromEntries(filmLines) })
    }
    case `${prefix}sounds`:
      return asModule({ sounds: appSounds(content) })
    case `${prefix}clips`:
      return asModule({ clips })
    case `${prefix}sound-sets`:
      return [
        `import { courseSounds } from '${prefix}course-sounds'`,
        asModule({ pageSounds: pageSoundsOf(content) }),
        'export const soundSets = { ...pageSounds, course: courseSounds }',
      ].join('\n')
    case `${prefix}sound-bytes`: {
      const sizes = Object.entries(pageSoundsOf(content)).map(([set, sounds]) => [
        set,
        sounds.reduce((sum, { bytes }) => sum + bytes, 0),
      ])
      return asModule({ soundBytes: Object.fromEntries(sizes) })
    }
    case `${prefix}questions`:
      return loadersOf(topics, topic)
    case `${prefix}quiz-asks`:
      return loadersOf(topics, targets)
  }
  if (id.startsWith(targets)) return asModule({ targets: targetsOf(id.slice(targets.length)) })
  const asked = topics.find(({ key }) => id === topic + key)
  if (!asked) throw new Error(`There is no content module ${id}.`)
  return asModule({ title: asked.title, kind: asked.kind, questions: asked.questions })
}

/** A module with a loader for each topic. */
const loadersOf = (topics: Content['topics'], module: string) =>
  `export const loaders = { ${topics.map(({ key }) => `${key}: () => import('${module}${key}')`).join(', ')} }`
