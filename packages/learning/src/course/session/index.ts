export { type Carrier, type CourseMap, courseMap } from './course-map.ts'
export { planSession } from './plan-session.ts'
export { planUnit } from './plan-unit.ts'
export {
  answerShown,
  type Maker,
  type Run,
  type Shown,
  sessionProgress,
  showNext,
} from './run.ts'
export { planScenes } from './scenes/plan-scenes.ts'
export { readSession, Session, type Turn } from './session.ts'
export { type SessionEnd, sessionEnd } from './session-end.ts'
export {
  lastingSettings,
  type Need,
  notNow,
  readSessionSettings,
  SessionSettings,
  sessionLengths,
} from './settings.ts'
export { type SessionEvent, step } from './step.ts'
export { clipsAhead, clipsOfScene, stretchesAhead } from './unit-clips.ts'
