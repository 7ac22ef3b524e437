export { activeLine, linesAt } from './active-line.ts'
export { activeWord, wordPlaces } from './active-word.ts'
export { captionsOf } from './captions.ts'
export { joinTranscripts, type Line, type Transcripts } from './join-transcripts.ts'
export { type AtLineEnd, moveAtLineEnd } from './line-end.ts'
export { lineOfDay } from './line-of-day.ts'
export { metAtLine } from './met-at-line.ts'
export { offsetStep, snapOffset, stepOffset } from './offset.ts'
export { readPosition, storeEvery } from './position.ts'
export { nextLine, presentLine, previousLine } from './stepping.ts'
export { makeTimeline, type Timeline } from './timeline.ts'
export { Snippet, Transcript, TranscriptWord } from './transcript.ts'
export { turnedLine } from './turned-line.ts'
export { ownVideoId, parseVideoId, type VideoId } from './video-id.ts'
export {
  type Panel,
  panels,
  readVideoSettings,
  type Speed,
  speeds,
  stepSpeed,
  untouchedVideo,
  type VideoSettings,
} from './video-settings.ts'
export { type Translated, withTranslations } from './with-translations.ts'
