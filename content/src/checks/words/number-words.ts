import { sameWord } from '@app/malayalam'
import { isSayable, otherWays, sayNumber } from '@app/malayalam/numbers'
import type { Fault } from '../../fault.ts'
import type { Source } from '../../source.ts'

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
        const ways = waysToSay(numberOf(answer))
        if (ways.some((way) => sameWord(way, prompt))) return odd
        return [
          ...odd,
          document.fault(
            [...place, 0],
            `${prompt} is not ${answer}, which is ${ways[0] ?? 'a number this check cannot spell'}.`,
          ),
        ]
      }),
    )
}

const numberOf = (text: string) => Number(text.replaceAll(',', ''))

const waysToSay = (number: number) => (isSayable(number) ? [sayNumber(number), ...otherWays(number)] : [])
