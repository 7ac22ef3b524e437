import type { Clip } from './audio/clip.ts'
import type { AuthoredBlock, AuthoredInline } from './authored/article-blocks.ts'
import { isWritten, nameOf } from './authored/path-file.ts'
import { sceneClips, storyClips } from './scenes/scene-clips.ts'
import type { Source } from './source.ts'

/** A place that plays a clip, wherever its text is written. */
export type ClipUse = Omit<Clip, 'say' | 'voice'>

/**
 * Every place with the text of a clip: questions, options with their own sounds, letters, phrases, articles,
 * numbers, words, the coach's sentences, the sentences of the path, scenes and stories.
 */
export function spokenClips(source: Source): Clip[] {
  const { topics, letters, phrases, numbers, articles, lexicon, sentences, path } = source
  const asked = topics.flatMap(({ document, questions }) =>
    questions.flatMap((question, at): Clip[] => {
      const place = ['questions', at]
      const own = question.say ?? (question.audio ? undefined : question.prompt)
      return [
        ...(own ? [{ id: question.audio ?? question.id, say: own, document, place }] : []),
        ...question.options.flatMap(({ audio, say }, option) =>
          audio && say ? [{ id: audio, say, document, place: [...place, 'options', option] }] : [],
        ),
      ]
    }),
  )
  const listed = letters.entries.flatMap(({ id, letter, say, example }, at): Clip[] => [
    { id, say: say ?? letter, document: letters.document, place: [at, 'id'] },
    { id: example.id, say: example.word, document: letters.document, place: [at, 'example'] },
  ])
  const travelled = phrases.entries.map(({ id, mal }, at): Clip => {
    return { id, say: mal, document: phrases.document, place: [at] }
  })
  const counted = numbers.entries.map(({ id, say }, at): Clip => {
    return { id, say, document: numbers.document, place: [at, 'id'] }
  })
  const read = articles.flatMap(({ body, document }) =>
    body.flatMap(sayingsIn).map(({ id, text }): Clip => ({ id, say: text, document, place: [] })),
  )
  const explained = lexicon.flatMap(({ document, entries }) =>
    entries.map(
      ({ id, word }, at): Clip => ({ id: clipOfWord(id), say: word, document, place: ['entries', at] }),
    ),
  )
  const coached = sentences.flatMap(({ document, sentences }) =>
    sentences.map(
      ({ id, text }, at): Clip => ({ id: clipOfSentence(id), say: text, document, place: ['sentences', at] }),
    ),
  )
  const named = new Set(path.flatMap(({ units }) => units.flatMap(({ sentences }) => sentences.map(nameOf))))
  const shown = lexicon.flatMap(({ document, entries }) =>
    entries.flatMap(({ id, examples = [] }, at) =>
      examples.flatMap(({ text }, number): Clip[] => {
        const name = nameOfExample(id, number)
        const place = ['entries', at, 'examples', number]
        return named.has(name) ? [{ id: clipOfExample(name), say: text, document, place }] : []
      }),
    ),
  )
  const walked = path.flatMap(({ document, units }) =>
    units.flatMap(({ sentences }, unit) =>
      sentences.flatMap((sentence, at): Clip[] => {
        if (!isWritten(sentence)) return []
        const place = ['units', unit, 'sentences', at]
        return [{ id: clipOfSentence(sentence.id), say: sentence.text, document, place }]
      }),
    ),
  )
  return [
    ...listed,
    ...asked,
    ...travelled,
    ...read,
    ...counted,
    ...explained,
    ...coached,
    ...shown,
    ...walked,
    ...sceneClips(source),
    ...storyClips(source),
  ]
}

/** The clip of a sentence of the coach or of the path. */
export const clipOfSentence = (id: string) => `sentence-${id}`

/** The name of an example, of those of its word the one at this place: `vellam/1` is the first. */
export const nameOfExample = (word: string, at: number) => `${word}/${at + 1}`

/** The clip of an example by its name. Only the examples that the path names have one. */
export const clipOfExample = (name: string) => `example-${name.replace('/', '-')}`

/** The clip of a word of the lexicon. */
export const clipOfWord = (id: string) => `word-${id}`

/** Every place that plays a clip. */
export function clipUses(source: Source): ClipUse[] {
  const borrowed = source.topics.flatMap(({ document, questions }) =>
    questions.flatMap(({ audio, options }, at) => {
      const place = ['questions', at]
      const used = options.map((option, number) => ({
        id: option.audio,
        place: [...place, 'options', number],
      }))
      return [{ id: audio, place: [...place, 'audio'] }, ...used].flatMap(({ id, place }) =>
        id ? [{ id, document, place }] : [],
      )
    }),
  )
  return [...spokenClips(source), ...borrowed]
}

/** Each clip by its id. If two places disagree, the check of clips reports it, and the first is used. */
export function clipsById(source: Source): ReadonlyMap<string, Clip> {
  const clips = new Map<string, Clip>()
  for (const clip of spokenClips(source)) if (!clips.has(clip.id)) clips.set(clip.id, clip)
  return clips
}

/** The text of each clip. */
export const sayings = (source: Source): ReadonlyMap<string, string> =>
  new Map([...clipsById(source)].map(([id, { say }]) => [id, say]))

function sayingsIn(block: AuthoredBlock): Extract<AuthoredInline, { type: 'say' }>[] {
  const lines = block.type === 'paragraph' ? [block.line] : block.type === 'list' ? block.items : []
  return lines.flat().filter((inline) => inline.type === 'say')
}
