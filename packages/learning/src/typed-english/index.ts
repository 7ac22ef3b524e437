export { englishWords } from './english-words.ts'
export { type EnglishVerdict, judgeEnglish, type LeftOpen, type WantedEnglish } from './judge-english.ts'
export type { EnglishSlip } from './slip.ts'
