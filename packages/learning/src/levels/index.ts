export {
  filledSegments,
  type LevelPage,
  levelPages,
  pageAfterQuiz,
  pageAfterResults,
  segmentsPerPage,
} from './level-page.ts'
export { defaultTopic, isTopicKey, type TopicKey, topicKeys, topicsByPage } from './topic.ts'
export { isOpen, opensAt, playableTopic, topicAfter } from './unlocking.ts'
export { firstUserlevel, levelAfter, maxUserlevel, passes, readUserlevel } from './userlevel.ts'
