import { keyOf } from '@app/malayalam'
import type { Fault } from '../../fault.ts'
import type { Source } from '../../source.ts'

/** No question is asked twice in all topics, and no question offers the same option twice. */
export function repetitions({ topics }: Source): Fault[] {
  const asked = new Map<string, string>()
  return topics.flatMap(({ key, document, questions }) =>
    questions.flatMap(({ id, prompt, options }, at) => {
      const earlier = asked.get(questionKey(prompt))
      asked.set(questionKey(prompt), earlier ?? `${id} in ${key}`)
      const sentence = `The prompt "${prompt}" is asked already by ${earlier}.`
      const repeated = options.flatMap(({ text }, place) => {
        const isRepeated = options.slice(0, place).some((option) => keyOf(option.text) === keyOf(text))
        return isRepeated
          ? [document.fault(['questions', at, 'options', place], `The option "${text}" stands twice.`)]
          : []
      })
      return [...(earlier ? [document.fault(['questions', at, 'prompt'], sentence)] : []), ...repeated]
    }),
  )
}

/** The same question with another mark at its end is the same question. */
const questionKey = (prompt: string) => keyOf(prompt).replace(/[.?!…]+$/u, '')
