export {
  canonicalItemBySaved,
  canonicalItemFrom,
  canonicalKey,
  entriesOfSaved,
  type Names,
} from './canonical-item.ts'
export {
  hasSkill,
  type Item,
  type ItemKind,
  idOf,
  idOfKind,
  isItem,
  isWord,
  itemKinds,
  kindOf,
  type Skill,
  skillsOf,
} from './item.ts'
export { knownTogether } from './known-together.ts'
export {
  applyAllPractice,
  applyPractice,
  type Known,
  knownOf,
  type Memory,
  memoryInTurns,
  memoryOf,
  noMemory,
  type ToCanonicalItem,
} from './memory.ts'
export { mergePractice, resolveConflict } from './merge-practice.ts'
export {
  isPracticeRecord,
  mostObservations,
  Observation,
  type Outcome,
  outcomes,
  Practice,
  PracticeRecord,
} from './practice.ts'
export { practiceOfReview, reviewExercise, reviewOfPractice, skillOfCard } from './practice-of-review.ts'
export { wordSchedule, wordSchedules } from './word-schedule.ts'
