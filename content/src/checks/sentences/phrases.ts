import { words } from '@app/malayalam'
import type { Place } from '../../authored/document.ts'
import type { Fault } from '../../fault.ts'
import type { Source, TopicSource } from '../../source.ts'
import { wordsOfPhrase } from '../topics/topic-kinds.ts'
import { isPureMalayalam } from '../words/pure-malayalam.ts'

const howToSay = /^How do you say "[^"\p{Script=Malayalam}]+" in Malayalam\?$/u

/**
 * A question about a phrase has one form, its options have as many words as the topic says, and the clip
 * speaks the answer.
 */
export function phrases({ topics }: Source): Fault[] {
  return topics.flatMap((topic) => {
    const count = wordsOfPhrase(topic)
    return count ? phraseFaults(topic, count) : []
  })
}

function phraseFaults({ document, questions }: TopicSource, count: number): Fault[] {
  return questions.flatMap(({ prompt, say, options }, at) => {
    const fault = (place: Place, sentence: string) => document.fault(['questions', at, ...place], sentence)
    const long = options.flatMap(({ text }, place) =>
      isPureMalayalam(text) && words(text).length === count
        ? []
        : [fault(['options', place], `The option "${text}" is not ${count} Malayalam words.`)],
    )
    return [
      ...(howToSay.test(prompt)
        ? []
        : [fault(['prompt'], 'The prompt is to read: How do you say "…" in Malayalam?')]),
      ...(say === options[0]?.text
        ? []
        : [fault(['say'], 'The clip speaks the answer: `say` is the first option.')]),
      ...long,
    ]
  })
}
