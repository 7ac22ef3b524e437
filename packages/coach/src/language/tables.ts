/** What is special about a word: its marks, and its values by name, such as the preposition of a case. */
export type LineData = 'unread' | Readonly<Record<string, string | undefined>>

/** A line of a word, or one for each of its senses: `sense` is how that sense begins, `beside` what stands beside it. */
export type LinesData = LineData | readonly LineData[]

type Lines = Readonly<Record<string, LinesData>>
type Texts = Readonly<Record<string, string>>

/** Groups of words, of which each may stand for the others: of things and acts, of which and how many, pronouns, ties and roles. */
export type Alike = Readonly<
  Record<'words' | 'kinds' | 'which' | 'pronouns' | 'ties' | 'roles', readonly string[]>
>

/** What Malayalam words are in English, as teachers write it in `content/data/translation`. */
export type Tables = {
  verbs: Lines
  /** Marks that a verb has by its English: what it begins with, or what it is. */
  verb_marks: Readonly<Record<string, { begins?: string | undefined; is?: string | undefined }>>
  /** A noun and a verb that say one thing together. */
  idioms: Lines
  nouns: Lines
  /** Marks that a noun has by its English, the last word of it, or its Malayalam word. */
  noun_marks: Texts
  pronouns: Texts
  adverbs: Lines
  determiners: Lines
  postpositions: Lines
  adjectives: Texts
  /** What നല്ല is before what is felt: heavy rain. */
  strong: Texts
  /** ഒന്നാം, രണ്ടാമത്തെ: which one of several, by the number. */
  ordinals: Texts
  /** Between what is said and what is said next; said before or after a sentence. */
  conjunctions: Texts
  calls: Texts
  /** Verbs that say of another act that one can do it, begins it, forgets it. */
  helpers: Texts
  /** How English is read: lists of its words. */
  english: Texts
  /** Which words may be said for one another. */
  alike: Alike
  /** Sentences that say the same in other words and other roles. */
  equations: readonly (readonly string[])[]
  /** Lists of words by what they have in common. */
  lists: Texts
}
