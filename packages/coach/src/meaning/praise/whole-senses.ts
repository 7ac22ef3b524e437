import { stem } from '@app/english'
import { meanings } from '@app/malayalam/forms'
import { english as vocabulary } from '../data.ts'
import { wordsOf } from '../said-words.ts'
import { areSame, type Texts, waysToSay } from './text-of.ts'

/** Whether of each word enough of one sense is said: “half an hour” is not said by “hour”, nor “take place” by “take”. */
export function saysWholeSenses({ words, guess }: Texts): boolean {
  const given = wordsOf(guess)
  const isSaid = (word: string) => given.some((written) => areSame(written, word))
  return words.every((word) => {
    if (word.endings.includes(meanings.vocative ?? '—')) return true
    const parts = waysToSay(word).filter((way) => way.some(isSaid))
    return (
      parts.length === 0 ||
      parts.some(
        (way) =>
          way.every((one) => isSaid(one) || !tells(one)) &&
          (way.every(isSaid) || !way.filter(isSaid).every(isLight)),
      )
    )
  })
}

/** Without it, another thing is said. */
const tells = (word: string) => vocabulary.counts.includes(word)

const isLight = (word: string) => vocabulary.light.has(stem(word)) || vocabulary.lightActs.has(stem(word))
