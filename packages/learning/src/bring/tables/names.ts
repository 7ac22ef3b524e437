/** What a column may hold. `translation` is that of the sentence. */
export const columnKinds = ['word', 'meaning', 'pronunciation', 'sentence', 'translation'] as const
export type ColumnKind = (typeof columnKinds)[number]

const languages =
  'english|hindi|tamil|telugu|kannada|marathi|bengali|bangla|gujarati|punjabi|urdu|sanskrit|sinhala|nepali|arabic|persian|farsi|hebrew|turkish|russian|ukrainian|polish|german|deutsch|french|français|spanish|español|portuguese|português|italian|italiano|dutch|nederlands|swedish|norwegian|danish|finnish|greek|japanese|korean|chinese|mandarin|thai|vietnamese|indonesian|malay|swahili'

const names: Readonly<Record<ColumnKind, RegExp>> = {
  word: /^(?:words?|malayalam|terms?|expression|vocab(?:ulary)?|target(?: word)?|front word|ml|mal|headword|lemma|മലയാളം|വാക്ക്|പദം)(?:\b|$|\s)/iu,
  meaning: new RegExp(
    `^(?:meanings?|definitions?|defs?|gloss(?:es|ary)?|translations|en|eng|native|mother tongue|l1|answer|അർത്ഥം|അർഥം|ഇംഗ്ലീഷ്|ഹിന്ദി|തമിഴ്|${languages})(?:\\b|$|\\s)|^translation$`,
    'iu',
  ),
  pronunciation:
    /^(?:pronunciation|transliteration|transcription|romani[sz]ation|romani[sz]ed|roman|latin|manglish|reading|ipa|phonetics?|ഉച്ചാരണം)(?:\b|$|\s)/iu,
  sentence: /^(?:sentence|example|context|usage|phrase|വാക്യം|ഉദാഹരണം)(?:s?$|\s*(?:\(?malayalam\)?|ml|\d)$)/iu,
  translation:
    /^(?:(?:sentence|example|context|usage)[\s_-]*(?:translation|meaning|english|en)|translation of .*|translation[\s_-]*(?:sentence|example)|example sentence translation)$/iu,
}

/** The kind that a column's name says. */
export const kindOfName = (name: string): ColumnKind | undefined =>
  columnKinds.findLast((kind) => names[kind].test(name.trim()))

/** Names of columns that do not say what is in them. */
const side = /^(?:front|back|question|answer|side [12ab]|text|extra|ചോദ്യം|ഉത്തരം|ചോ|ഉ)$/i

/** Whether a text may stand above a column as its name. */
export const isName = (cell: string): boolean =>
  cell.length < 40 &&
  !/[,;|\t]/.test(cell) &&
  (kindOfName(cell) !== undefined || side.test(cell.trim()) || /^[QA]$/.test(cell))

const language = new RegExp(`^(?:malayalam|${languages})$`, 'i')

/** Whether a text names a language: lists of translators do so in each row. */
export const isLanguage = (cell: string): boolean => language.test(cell.trim())
