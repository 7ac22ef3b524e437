import type { CoachLanguage } from '@app/learning/coach'

type Quote = (text: string) => string
type Count = (right: number, all: number) => string

/**
 * All that the built-in coach says around the words it explains. `said`, `wrote`, `gloss` are the learner's
 * or the sentence's own words.
 */
export type Phrases = {
  language: CoachLanguage
  pronunciation: Quote
  meaning: Quote
  empty: string
  saidSo: Quote
  allSaidRight: string
  noneSaidRight: string
  someSaidRight: Count
  onceTooOften: Quote
  notInSentence: Quote
  elsewhere: Quote
  notSaid: (word: string, said: string) => string
  saidOtherwise: (word: string, said: string, wrote: string) => string
  lookAt: Quote
  means: Quote
  wordByWord: Quote
  roughly: Quote
  meansThat: string
  found: Quote
  /** A role by its name, what the sentence has in it, and what the guess has: each may be unknown. */
  differs: (role: string | undefined, wanted: string, wrote: string) => string
  /** What the coach could not match, of the sentence and of the guess: either may be empty. */
  compare: (words: string, wrote: string) => string
  belongTogether: string
  cannotTellSame: string
  noTranslation: string
  noEntry: string
  /** Of a word that is in no entry, and that nothing in the guess sounds like. */
  cannotTell: Quote
  otherScript: string
  number: string
}

const inOne = (before: string, ...parts: readonly string[]) => {
  const said = parts.filter((part) => part !== '')
  return said.length > 0 ? `${before}: ${said.join('; ')}.` : ''
}

const ofRole = (role: string, ...parts: readonly string[]) =>
  `${role}: ${parts.filter((part) => part !== '').join(', ')}.`

/**
 * A teacher's phrases for learners in English and in Malayalam. The meanings of words are English in both.
 */
export const phrases: Readonly<Record<CoachLanguage, Phrases>> = {
  en: {
    language: 'en',
    pronunciation: (text) => `Pronunciation: ${text}`,
    meaning: (text) => `Meaning: ${text}`,
    empty: 'you left it empty.',
    saidSo: (said) => `It is said “${said}”.`,
    allSaidRight: 'very good, every word is right.',
    noneSaidRight: 'this one is hard. Listen to it, and try it word by word.',
    someSaidRight: (right, all) => `${right} of ${all} words ${right === 1 ? 'is' : 'are'} right.`,
    onceTooOften: (wrote) => `you wrote “${wrote}” once too often.`,
    notInSentence: (wrote) => `“${wrote}” is not in the sentence.`,
    elsewhere: (wrote) => `“${wrote}” is right, but in another place.`,
    notSaid: (word, said) => `${word} is missing: “${said}”.`,
    saidOtherwise: (word, said, wrote) => `${word} is “${said}”; you wrote “${wrote}”.`,
    lookAt: (letters) => `Look at ${letters}.`,
    means: (english) => `It means “${english}”`,
    wordByWord: (glosses) => `Word by word: ${glosses}`,
    roughly: (english) => `Roughly: ${english}`,
    meansThat: 'very good, that is it.',
    found: (words) => `you have ${words}.`,
    differs: (role = 'Another part', wanted, wrote) =>
      ofRole(role, wanted && `the sentence has ${wanted}`, wrote && `you wrote “${wrote}”`),
    compare: (words, wrote) =>
      inOne('Compare for yourself', words && `the sentence has ${words}`, wrote && `you wrote ${wrote}`),
    belongTogether: 'Compare what belongs to what: who, what, where, when, how many.',
    cannotTellSame: 'I cannot tell whether yours says the same.',
    noTranslation: 'I do not know a natural translation of this sentence.',
    noEntry: 'not in our dictionary',
    cannotTell: (word) => `${word} is not in our dictionary: I cannot tell whether you have it.`,
    otherScript: 'not Malayalam, read as it is written',
    number: 'a number',
  },
  ml: {
    language: 'ml',
    pronunciation: (text) => `ഉച്ചാരണം: ${text}`,
    meaning: (text) => `അർത്ഥം: ${text}`,
    empty: 'ഒന്നും എഴുതിയിട്ടില്ല.',
    saidSo: (said) => `“${said}” എന്നാണ് ഉച്ചാരണം.`,
    allSaidRight: 'വളരെ നന്നായി, എല്ലാ വാക്കും ശരിയാണ്.',
    noneSaidRight: 'ഇത് അൽപ്പം പ്രയാസമുള്ളതാണ്. കേട്ടുനോക്കൂ, എന്നിട്ട് ഓരോ വാക്കായി എഴുതിനോക്കൂ.',
    someSaidRight: (right, all) => (all === 1 ? 'വാക്ക് ശരിയാണ്.' : `${all} വാക്കിൽ ${right} എണ്ണം ശരിയാണ്.`),
    onceTooOften: (wrote) => `“${wrote}” ഒരു തവണ കൂടുതൽ എഴുതി.`,
    notInSentence: (wrote) => `“${wrote}” ഈ വാക്യത്തിൽ ഇല്ല.`,
    elsewhere: (wrote) => `“${wrote}” ശരിയാണ്, പക്ഷേ അതിന്റെ സ്ഥാനം വേറെയാണ്.`,
    notSaid: (word, said) => `${word} എന്ന വാക്ക് വിട്ടുപോയി: “${said}”.`,
    saidOtherwise: (word, said, wrote) => `${word}: ഉച്ചാരണം “${said}”; നിങ്ങൾ എഴുതിയത് “${wrote}”.`,
    lookAt: (letters) => `ശ്രദ്ധിക്കൂ: ${letters}.`,
    means: (english) => `“${english}” എന്നാണ് അർത്ഥം.`,
    wordByWord: (glosses) => `ഓരോ വാക്കിന്റെയും അർത്ഥം: ${glosses}`,
    roughly: (english) => `ഏകദേശ അർത്ഥം: ${english}`,
    meansThat: 'വളരെ നന്നായി, അതുതന്നെ.',
    found: (words) => `ഇത്രയും കിട്ടി: ${words}.`,
    differs: (role = 'മറ്റൊരു ഭാഗം', wanted, wrote) =>
      ofRole(role, wanted && `വാക്യത്തിലുള്ളത് ${wanted}`, wrote && `നിങ്ങൾ എഴുതിയത് “${wrote}”`),
    compare: (words, wrote) =>
      inOne('ഒത്തുനോക്കൂ', words && `വാക്യത്തിലുള്ളത് ${words}`, wrote && `നിങ്ങൾ എഴുതിയത് ${wrote}`),
    belongTogether: 'ആര്, എന്ത്, എവിടെ, എപ്പോൾ, എത്ര എന്നിവ ഒത്തുനോക്കൂ.',
    cannotTellSame: 'നിങ്ങൾ എഴുതിയതിന്റെ അർത്ഥവും ഇതുതന്നെയാണോ എന്ന് എനിക്കു പറയാൻ കഴിയില്ല.',
    noTranslation: 'ഈ വാക്യത്തിന്റെ സ്വാഭാവികമായ പരിഭാഷ എനിക്കറിയില്ല.',
    noEntry: 'നമ്മുടെ നിഘണ്ടുവിൽ ഇല്ല',
    cannotTell: (word) =>
      `“${word}” എന്ന വാക്ക് നമ്മുടെ നിഘണ്ടുവിൽ ഇല്ല. അതിന്റെ അർത്ഥം നിങ്ങൾ എഴുതിയോ എന്ന് എനിക്കു പറയാൻ കഴിയില്ല.`,
    otherScript: 'മലയാളമല്ല, എഴുതിയതുപോലെ വായിക്കാം',
    number: 'സംഖ്യ',
  },
}
