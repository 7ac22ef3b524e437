export {
  canonicalItemBySaved,
  canonicalItemFrom,
  canonicalKey,
  entriesOfSaved,
  type Names,
  wordItem,
} from './canonical-item.ts'
export { isCommon, isInStep, lessSure, nextSense, otherSense, type Sense } from './common-schedule.ts'
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
export {
  changedItems,
  type ItemChange,
  knownAfter,
  type PracticeChange,
} from './known-after.ts'
export { knownTogether } from './known-together.ts'
export {
  applyAllPractice,
  applyPractice,
  type ItemLook,
  type Known,
  knownByLooks,
  knownOf,
  type Memory,
  memoryEdition,
  memoryInTurns,
  memoryOf,
  noMemory,
  type ToCanonicalItem,
} from './memory.ts'
export { mergePractice, resolveConflict } from './merge-practice.ts'
export { PackedItem, packItem, unpackItem } from './packed-item.ts'
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
export { metSchedule, wordSchedule, wordSchedules } from './word-schedule.ts'
