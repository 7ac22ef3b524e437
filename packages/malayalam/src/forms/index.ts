export { type Analysis, analyse, type FoundEnding } from './analyse.ts'
export { type PartOfSpeech, partsOfSpeech, type WordEntry } from './entry.ts'
export { type Lexicon, makeLexicon } from './lexicon.ts'
export { type Form, make } from './make.ts'
