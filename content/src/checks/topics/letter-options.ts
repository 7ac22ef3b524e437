import { isMalayalam } from '@app/malayalam'
import { easyLatin } from '@app/malayalam/sound'
import { sayings } from '../../clips.ts'
import type { Fault } from '../../fault.ts'
import type { Source } from '../../source.ts'
import { letterNames } from '../../topics/letter-names.ts'
import { isLetterTopic } from './topic-kinds.ts'

/**
 * A question about a letter says how it is asked. Where a sound is chosen, each option plays one, and its text is the
 * easy Latin of it. Where the letter is chosen, the options are letters without clips, because those would give it
 * away, and only one is read as the prompt says.
 */
export function letterOptions(source: Source): Fault[] {
  const said = sayings(source)
  const names = letterNames(source)
  return source.topics.flatMap((topic) =>
    topic.questions.flatMap((question, at): Fault[] => {
      const fault = (sentence: string) => topic.document.fault(['questions', at, 'prompt'], sentence)
      if (!isLetterTopic(topic)) return question.way ? [fault('Only a letters question says `way`.')] : []
      if (!question.way)
        return [fault('A letters question says in `way` how it is asked: hear, find or see.')]
      return question.way === 'find' ? findFaults(topic, at, { said, names }) : soundFaults(topic, at, said)
    }),
  )
}

type Topic = Source['topics'][number]
type Says = ReadonlyMap<string, string>

function soundFaults({ document, questions }: Topic, at: number, said: Says): Fault[] {
  const question = questions[at]
  if (!question) return []
  return question.options.flatMap(({ text, audio, override }, place): Fault[] => {
    const fault = (sentence: string) => [document.fault(['questions', at, 'options', place], sentence)]
    if (!audio) return fault(`The option "${text}" of a letters question has no sound.`)
    const say = said.get(audio)
    if (!say) return []
    if (place === 0 && say !== said.get(question.audio ?? question.id))
      return fault(`The first option sounds like ${say}, and the question does not.`)
    const spelling = easyLatin(say)
    if (override ? spelling !== text : spelling === text) return []
    return override
      ? fault(`The option "${text}" is the Latin of ${say}: it needs no override.`)
      : fault(`The option "${text}" speaks ${say}, whose Latin is ${spelling}.`)
  })
}

type Known = { said: Says; names: ReturnType<typeof letterNames> }

function findFaults({ document, questions }: Topic, at: number, { said, names }: Known): Fault[] {
  const question = questions[at]
  if (!question) return []
  const { prompt, audio, id, options } = question
  const says = easyLatin(said.get(audio ?? id) ?? '')
  const asked = `Which of these says “${says}”?`
  const wrongPrompt =
    prompt === asked ? [] : [document.fault(['questions', at, 'prompt'], `The prompt is to be: ${asked}`)]
  return [
    ...wrongPrompt,
    ...options.flatMap((option, place): Fault[] => {
      const fault = (sentence: string) => [document.fault(['questions', at, 'options', place], sentence)]
      if (!isMalayalam(option.text)) return fault(`The option "${option.text}" is no letter.`)
      if (option.audio) return fault(`The clip of the option ${option.text} would give the letter away.`)
      const read = names('find', option)
      if ((read === says) === (place === 0)) return []
      return fault(`The option ${option.text} is read ${read}, and the prompt asks for ${says}.`)
    }),
  ]
}
