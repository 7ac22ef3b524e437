import type { CoachLanguage } from '@app/learning/coach'

type Quote = (text: string) => string
type Count = (right: number, all: number) => string
/** The one lacks it, or has it where the sentence has not. */
type Amiss = Record<'missing' | 'extra', string>

/**
 * All that the built-in coach says around the words it explains. `said`, `wrote`, `gloss` are the learner's
 * or the sentence's own words.
 */
export type Phrases = {
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
  nothingFound: string
  found: Quote
  notFound: (word: string, gloss: string) => string
  nothingSays: Quote
  denial: Amiss & Record<'bidden', string>
  past: Amiss
  ahead: string
  question: Amiss
  way: Record<'from' | 'to', string>
  stated: string
  bidden: string
  condition: string
  turnedRound: string
  perhapsSame: string
  noTranslation: string
  noEntry: string
  /** Of a word that is in no entry, and that nothing in the guess sounds like. */
  cannotTell: Quote
  otherScript: string
  number: string
}

/**
 * A teacher's phrases for learners in English and in Malayalam. The meanings of words are English in both.
 */
export const phrases: Readonly<Record<CoachLanguage, Phrases>> = {
  en: {
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
    nothingFound: 'not yet.',
    found: (words) => `you have ${words}.`,
    notFound: (word, gloss) => `${word} is still missing: ${gloss}.`,
    nothingSays: (wrote) => `I find nothing here that says “${wrote}”.`,
    denial: {
      missing: 'The sentence says that something is not so.',
      bidden: 'The sentence says not to do it.',
      extra: 'Nothing in the sentence says “not”.',
    },
    past: {
      missing: 'The sentence speaks of the past.',
      extra: 'The sentence does not speak of the past.',
    },
    ahead: 'The sentence does not speak of what is to come.',
    question: { missing: 'The sentence is a question.', extra: 'The sentence is not a question.' },
    way: {
      from: 'The sentence says where from, not where to.',
      to: 'The sentence says where to, not where from.',
    },
    stated: 'The sentence asks for it to be done; it does not say that it is so.',
    bidden: 'The sentence says what is so; it asks nobody to do it.',
    condition: 'The sentence says “if”.',
    turnedRound: 'Your words are right, but who does what is the other way round.',
    perhapsSame: 'If you said the same in other words, you are right.',
    noTranslation: 'I do not know a natural translation of this sentence.',
    noEntry: 'not in our dictionary',
    cannotTell: (word) => `${word} is not in our dictionary: I cannot tell whether you have it.`,
    otherScript: 'not Malayalam, read as it is written',
    number: 'a number',
  },
  ml: {
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
    nothingFound: 'ഇത്തവണ ശരിയായില്ല.',
    found: (words) => `ഇത്രയും കിട്ടി: ${words}.`,
    notFound: (word, gloss) => `${word}: “${gloss}” എന്ന അർത്ഥം വിട്ടുപോയി.`,
    nothingSays: (wrote) => `“${wrote}” എന്ന അർത്ഥം ഇവിടെ കാണുന്നില്ല.`,
    denial: {
      missing: 'ഈ വാക്യത്തിൽ “not” എന്ന അർത്ഥമുണ്ട്.',
      bidden: 'ചെയ്യരുത് എന്നാണ് ഈ വാക്യം പറയുന്നത്.',
      extra: 'ഈ വാക്യത്തിൽ “not” എന്ന അർത്ഥമില്ല.',
    },
    past: {
      missing: 'കഴിഞ്ഞ കാര്യമാണ് ഈ വാക്യം പറയുന്നത്.',
      extra: 'ഈ വാക്യം പറയുന്നത് കഴിഞ്ഞ കാര്യമല്ല.',
    },
    ahead: 'ഇനി നടക്കാനുള്ള കാര്യമല്ല ഈ വാക്യം പറയുന്നത്.',
    question: { missing: 'ഇതൊരു ചോദ്യമാണ്.', extra: 'ഇതൊരു ചോദ്യമല്ല.' },
    way: {
      from: 'ഈ വാക്യത്തിൽ “from” എന്നാണ് അർത്ഥം, “to” എന്നല്ല.',
      to: 'ഈ വാക്യത്തിൽ “to” എന്നാണ് അർത്ഥം, “from” എന്നല്ല.',
    },
    stated: 'ഒരു കാര്യം ചെയ്യാൻ ഒരാളോട് പറയുന്ന വാക്യമാണിത്.',
    bidden: 'ആരോടെങ്കിലും എന്തെങ്കിലും ചെയ്യാൻ പറയുന്ന വാക്യമല്ല ഇത്.',
    condition: 'ഈ വാക്യത്തിൽ “if” എന്ന അർത്ഥമുണ്ട്.',
    turnedRound: 'വാക്കുകൾ ശരിയാണ്, പക്ഷേ ആര് എന്തു ചെയ്യുന്നു എന്നതു തിരിഞ്ഞുപോയി.',
    perhapsSame: 'ഇതേ കാര്യം വേറെ വാക്കുകളിൽ പറഞ്ഞതാണെങ്കിൽ നിങ്ങൾ പറഞ്ഞതു ശരിയാണ്.',
    noTranslation: 'ഈ വാക്യത്തിന്റെ സ്വാഭാവികമായ പരിഭാഷ എനിക്കറിയില്ല.',
    noEntry: 'നമ്മുടെ നിഘണ്ടുവിൽ ഇല്ല',
    cannotTell: (word) =>
      `“${word}” എന്ന വാക്ക് നമ്മുടെ നിഘണ്ടുവിൽ ഇല്ല. അതിന്റെ അർത്ഥം നിങ്ങൾ എഴുതിയോ എന്ന് എനിക്കു പറയാൻ കഴിയില്ല.`,
    otherScript: 'മലയാളമല്ല, എഴുതിയതുപോലെ വായിക്കാം',
    number: 'സംഖ്യ',
  },
}
