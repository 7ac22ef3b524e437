export const partsOfSpeech = [
  'noun',
  'name',
  'pronoun',
  'verb',
  'adjective',
  'adverb',
  'numeral',
  'postposition',
  'conjunction',
  'particle',
  'interjection',
  'phrase',
] as const

export type PartOfSpeech = (typeof partsOfSpeech)[number]

/** What a name names. Names of people are declined as people and join fewer words. */
export const nameKinds = ['person', 'place'] as const

export type NameKind = (typeof nameKinds)[number]

/** The fields of a word that the rules need. A lexicon's entries have more. The spelling is normalised. */
export type WordEntry = {
  word: string
  pos: PartOfSpeech
  /** Only of a name. */
  kind?: NameKind | undefined
  means: readonly string[]
  /** How common the word is: 1 very common, 2 common, 3 less common. */
  use: 1 | 2 | 3
  /**
   * A noun's stem before case endings if no rule gives it, or its place form: വീട്ട് of വീട്, കോവളത്ത് of
   * കോവളം.
   */
  stem?: string | undefined
  plural?: string | undefined
  /** A verb's finite past: വന്നു of വരുക. */
  past?: string | undefined
  /** Other spellings of the same dictionary form. */
  also?: readonly string[] | undefined
  /** Case forms that no rule gives, by the name of the case. */
  oblique?: Readonly<Record<string, string>> | undefined
}
