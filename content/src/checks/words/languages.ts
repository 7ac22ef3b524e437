import { isMalayalam } from '@app/malayalam'
import type { Fault } from '../../fault.ts'
import type { Source } from '../../source.ts'
import { wordsOfPhrase } from '../topics/topic-kinds.ts'
import { isPureMalayalam } from './pure-malayalam.ts'

/**
 * A Malayalam prompt has English options. Phrases and questions that ask to find a letter have checks of their own.
 * Titles are in both languages.
 */
export function languages({ topics }: Source): Fault[] {
  return topics.flatMap((topic) => {
    const { document, title, questions } = topic
    return [
      ...(isMalayalam(title.en)
        ? [document.fault(['title', 'en'], `The title "${title.en}" is not English.`)]
        : []),
      ...(isPureMalayalam(title.ml)
        ? []
        : [document.fault(['title', 'ml'], `The title "${title.ml}" is not Malayalam.`)]),
      ...(wordsOfPhrase(topic) ? [] : questions).flatMap(({ prompt, way, options }, at) => {
        if (way === 'find') return []
        const place = ['questions', at]
        const english = options.flatMap(({ text }, option) =>
          isMalayalam(text)
            ? [document.fault([...place, 'options', option], `The option "${text}" is not in English.`)]
            : [],
        )
        if (isPureMalayalam(prompt)) return english
        return [
          document.fault([...place, 'prompt'], `The prompt "${prompt}" is not in Malayalam.`),
          ...english,
        ]
      }),
    ]
  })
}
