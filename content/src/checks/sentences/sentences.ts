import { sentenceWords } from '@app/learning/coach'
import { isMalayalam, keyOf, words } from '@app/malayalam'
import type { Fault } from '../../fault.ts'
import type { SentencesSource, Source } from '../../source.ts'
import { isPureMalayalam } from '../words/pure-malayalam.ts'

/**
 * The coach's sentences: five words of Malayalam, a gloss for each, and an English sentence. No sentence is
 * listed twice, and no word names two topics.
 */
export function sentences({ sentences: topics }: Source): Fault[] {
  const ids = new Set<string>()
  const said = new Map<string, string>()
  const asked = new Map<string, string>()
  return topics.flatMap((topic) => [
    ...titleFaults(topic),
    ...alsoFaults(topic, asked),
    ...topic.sentences.flatMap((_, at) => sentenceFaults(topic, at, ids, said)),
  ])
}

function titleFaults({ document, title }: SentencesSource): Fault[] {
  return [
    ...(isMalayalam(title.en)
      ? [document.fault(['title', 'en'], `The title "${title.en}" is not English.`)]
      : []),
    ...(isPureMalayalam(title.ml)
      ? []
      : [document.fault(['title', 'ml'], `The title "${title.ml}" is not Malayalam.`)]),
  ]
}

function alsoFaults({ document, key, title, also }: SentencesSource, asked: Map<string, string>): Fault[] {
  const names = [
    { word: title.en, place: ['title', 'en'] },
    { word: title.ml, place: ['title', 'ml'] },
    ...also.map((word, at) => ({ word, place: ['also', at] })),
  ]
  return names.flatMap(({ word, place }) => {
    const earlier = asked.get(keyOf(word))
    asked.set(keyOf(word), earlier ?? key)
    if (earlier === undefined || earlier === key) return []
    return [document.fault(place, `"${word}" asks for the topic ${earlier} already.`)]
  })
}

function sentenceFaults(
  { document, sentences }: SentencesSource,
  at: number,
  ids: Set<string>,
  said: Map<string, string>,
): Fault[] {
  const sentence = sentences[at]
  if (!sentence) return []
  const { id, text, english, gloss } = sentence
  const fault = (key: string, message: string) => document.fault(['sentences', at, key], message)
  const key = keyOf(words(text).join(' '))
  const earlier = said.get(key)
  const found = [
    ids.has(id) && fault('id', `The id "${id}" is taken already.`),
    earlier !== undefined && fault('text', `The sentence stands already as ${earlier}.`),
    !isPureMalayalam(text) && fault('text', `The sentence "${text}" is not Malayalam.`),
    words(text).length !== sentenceWords &&
      fault('text', `The sentence has ${words(text).length} words, not ${sentenceWords}.`),
    gloss.length !== words(text).length &&
      fault('gloss', `There are ${gloss.length} glosses for ${words(text).length} words.`),
    isMalayalam(english) && fault('english', `"${english}" is not English.`),
    gloss.some(isMalayalam) && fault('gloss', 'A gloss is in English.'),
  ]
  ids.add(id)
  said.set(key, earlier ?? id)
  return found.filter((one) => one !== false)
}
