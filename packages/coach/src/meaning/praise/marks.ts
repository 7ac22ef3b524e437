import { stem } from '@app/english'
import { english as vocabulary } from '../data.ts'
import { wordsOf } from '../said-words.ts'
import { areSame, type Texts } from './text-of.ts'

/** Whether everything that says how many, how much, how often or which stands in the sentence too. */
export function addsNoMark({ words, english = '', guess }: Texts): boolean {
  const said = [
    english,
    ...words.flatMap(({ gloss, senses, endings }) => [gloss, ...senses, ...endings]),
  ].flatMap(wordsOf)
  const isEnough = said.includes('enough')
  return marksIn(guess).every(
    (mark) => said.some((one) => areSame(one, mark)) || (isEnough && mark === 'only'),
  )
}

const marksIn = (text: string) => {
  const written = wordsOf(text)
  return written.filter(
    (word, at) =>
      (isMark(word) && !/^(?:now|here|there|still|everyone|everybody|nobody)$/u.test(word)) ||
      (word === 'one' && countsOne(written[at + 1] ?? '', written[at - 1] ?? '')),
  )
}

const isMark = (word: string) =>
  vocabulary.marks.has(stem(word)) || (vocabulary.counts.includes(word) && word !== 'one')

/** “One boat”; not “the red one”. */
const countsOne = (next: string, before: string) =>
  next !== '' &&
  !vocabulary.prepositions.has(next) &&
  !vocabulary.helps.has(next) &&
  !vocabulary.joins.has(next) &&
  !/^(?:this|that|the|which|no|any|some|every|each|another|other|s)$/u.test(before)
