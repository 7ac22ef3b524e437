import type { Act, Frame, Thing } from '../frame/frame.ts'
import type { EnglishWords } from '../from-english/english-words.ts'
import type { Meaning, Role } from './meaning.ts'

/** What reads the English of a frame further. */
export type Reader = {
  words: EnglishWords
  /** What “take it away” says: the sense of a verb of several words. Undefined where it is not read. */
  verb: (text: string) => Act | undefined
  /** What one clause says that is a part of a thing. */
  clause: (frame: Frame) => Meaning
  /** Where a thing is, as said of it: “the book on the table”. */
  places: (thing: Thing) => readonly Role[]
}
