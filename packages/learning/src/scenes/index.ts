export { learnersPart, type Person, people, storyVoice, type Voice, voiceOf } from './cast.ts'
export { hours, moods, places, poses, things } from './stage.ts'
