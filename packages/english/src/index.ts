export { comparedWords, type EnglishWord } from './compared-words.ts'
export { contentStems, hasOnlyStopWords, wordsInFull } from './content-words.ts'
export { homophones } from './homophones.ts'
export { type Agreement, capitalised, doing, done, past, plural, present, withA } from './inflect.ts'
export { irregularVerbs } from './irregular-verbs.ts'
export { englishMeanings } from './meanings.ts'
export { englishNumber, inDigits } from './numbers.ts'
export { isOneSlip } from './one-slip.ts'
export { inOneSpelling } from './one-spelling.ts'
export { plainEnglish } from './plain-english.ts'
export { sameRoot } from './same-root.ts'
export { beforeIs, straight, writtenOut } from './short-forms.ts'
export { basesOfCompared, isInflected, isSameWord, singularsOf, stem } from './stem.ts'
export { englishPieces, plainKey, wordsOfEnglish } from './text.ts'
export { withoutHelpers } from './without-helpers.ts'
export {
  beforeNoun,
  beforePlainVerb,
  beforeQuality,
  beforeVerb,
  classOf,
  determiners,
  family,
  formOf,
  isDone,
  isIrregular,
  isOverregularised,
  sameStem,
  subjects,
  withoutOwnMeaning,
} from './word-classes.ts'
