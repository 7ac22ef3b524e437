export { clipOfEnglish, isEnglishClip, numberOfClip } from './english-clip.ts'
export { saidInEnglish, textToSay } from './said-in-english.ts'
