export { type Meant, meanApartIn } from './mean-apart.ts'
export {
  type EnglishLetterQuestion,
  englishSaid,
  malayalamAsked,
  type Turned,
  turnedId,
  turnTopicIn,
} from './turn-topic.ts'
