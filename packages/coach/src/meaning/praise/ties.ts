import { meanings } from '@app/malayalam/forms'
import { wordsOf } from '../said-words.ts'
import type { Texts } from './text-of.ts'

/** Whether what the sentence ties with if, because, although, before or without is tied so in the guess. */
export function keepsTies({ words, english, guess }: Texts): boolean {
  const given = wordsOf(guess)
  const own = english === undefined ? undefined : wordsOf(english)
  return kinds.every(({ ends, says, as }) => {
    const wanted = own
      ? says.some((one) => own.includes(one))
      : words.some(({ endings }) => endings.some((means) => ends.has(means)))
    return !wanted || as.some((one) => given.includes(one))
  })
}

const kind = (ends: string, says: string, as: string) => ({
  ends: new Set(ends.split(' ').flatMap((id) => meanings[id] ?? [])),
  says: says.split(' '),
  as: [...says.split(' '), ...as.split(' ')],
})

const kinds = [
  kind('if', 'if unless', 'when whether once in case without otherwise or should had whenever as want and'),
  kind('because becauseIs', 'because', 'so since as for due why reason that'),
  kind('although althoughIs evenThough', 'although though', 'but even despite still yet spite however'),
  kind('beforeThat', 'before', 'until till first after once then'),
]
