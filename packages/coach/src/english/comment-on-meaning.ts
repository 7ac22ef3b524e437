import type { EnglishLexicon } from '@app/learning/english-words'
import { words as wordsOf } from '@app/malayalam'
import { easyLatin } from '@app/malayalam/sound'
import type { KnownSentence } from '../known-sentence.ts'
import type { Phrases } from '../phrases.ts'
import { asList, asSentences } from '../sentences.ts'
import { compareSound } from '../sound/compare-sound.ts'
import { firstOf, readWords } from './explain-english.ts'

type Guess = { text: string; meaning: string }

/**
 * What a kind teacher says of a learner's Malayalam for an English sentence, in Malayalam letters or in Latin ones. It
 * is right if it has the words of the known translation, in any order, and no other. Other words may say the same: then
 * the coach says that it cannot tell, shows the translation, and what it heard of it. It never calls a guess wrong.
 */
export function commentOnMeaning(
  { text, meaning }: Guess,
  known: KnownSentence | undefined,
  english: EnglishLexicon,
  say: Phrases,
): string {
  return say.meaning(ofMeaning(text, meaning, known, english, say))
}

function ofMeaning(
  text: string,
  meaning: string,
  known: KnownSentence | undefined,
  english: EnglishLexicon,
  say: Phrases,
): string {
  const isEmpty = meaning.trim() === ''
  if (!known) {
    const glosses = readWords(text, english).map(({ reading }) => firstOf(reading) ?? '…')
    return asSentences(
      isEmpty ? say.empty : say.cannotTellSame,
      say.noTranslation,
      say.wordByWord(glosses.join(' · ')),
    )
  }
  const it = say.means(known.text)
  if (isEmpty) return asSentences(say.empty, it)
  const { words, again, extra } = compareSound(known.text, easyLatin(meaning))
  const isSaid = ({ type }: (typeof words)[number]) => type === 'right' || type === 'moved'
  if (words.every(isSaid) && again.length === 0 && extra.length === 0) return asSentences(say.meansThat, it)
  const heard = words.filter(isSaid).map(({ word }) => word)
  const glossOf = (word: string) => known.gloss[wordsOf(known.text).indexOf(word)] ?? ''
  const unmatched = words.filter((word) => !isSaid(word)).map(({ word }) => `${word} “${glossOf(word)}”`)
  return asList(asSentences(say.cannotTellSame, heard.length > 0 ? say.found(heard.join(', ')) : '', it), [
    say.compare(unmatched.join(', '), ''),
  ])
}
