import { easyLatin, latin } from '@app/malayalam/sound'
import { sayings } from '../../clips.ts'
import type { Fault } from '../../fault.ts'
import type { Source } from '../../source.ts'
import { isLetterTopic } from './topic-kinds.ts'

/**
 * An option of a letters question plays a sound, and its text is the Latin of that sound. The first sounds
 * like the question.
 */
export function letterOptions(source: Source): Fault[] {
  const said = sayings(source)
  const topics = source.topics.filter(isLetterTopic)
  return topics.flatMap(({ document, questions }) =>
    questions.flatMap((question, at) =>
      question.options.flatMap(({ text, audio, override }, place): Fault[] => {
        const fault = (sentence: string) => [document.fault(['questions', at, 'options', place], sentence)]
        if (!audio) return fault(`The option "${text}" of a letters question has no sound.`)
        const say = said.get(audio)
        if (!say) return []
        if (place === 0 && say !== said.get(question.audio ?? question.id))
          return fault(`The first option sounds like ${say}, and the question does not.`)
        const spellings = [latin(say), easyLatin(say)]
        if (override ? !spellings.includes(text) : spellings.includes(text)) return []
        return override
          ? fault(`The option "${text}" is the Latin of ${say}: it needs no override.`)
          : fault(
              `The option "${text}" speaks ${say}, whose Latin is ${[...new Set(spellings)].join(' or ')}.`,
            )
      }),
    ),
  )
}
