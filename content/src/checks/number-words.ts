import { keyOf } from '@app/malayalam'
import type { Fault } from '../fault.ts'
import type { Source } from '../source.ts'
import { numberWord } from './number-word.ts'

/** The answer to a number is that number, and every option is a number as it is written in India. */
export function numberWords({ topics }: Source): Fault[] {
  return topics
    .filter(({ key }) => key === 'numbers')
    .flatMap(({ document, questions }) =>
      questions.flatMap(({ prompt, options }, at): Fault[] => {
        const place = ['questions', at, 'options']
        const odd = options.flatMap(({ text }, option) => {
          const written = numberOf(text).toLocaleString('en-IN')
          return written === text
            ? []
            : [document.fault([...place, option], `The number "${text}" is not written as ${written}.`)]
        })
        const answer = options[0]?.text ?? ''
        const word = numberWord(numberOf(answer))
        if (word && keyOf(word) === keyOf(prompt)) return odd
        return [
          ...odd,
          document.fault(
            [...place, 0],
            `${prompt} is not ${answer}, which is ${word ?? 'a number this check cannot spell'}.`,
          ),
        ]
      }),
    )
}

const numberOf = (text: string) => Number(text.replaceAll(',', ''))
