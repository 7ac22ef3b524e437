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
  type Known,
  knownOf,
  type Memory,
  memoryInTurns,
  memoryOf,
  type NameToday,
  noMemory,
  practised,
  practisedAll,
} from './memory.ts'
export { mergePractice, stronger } from './merge-practice.ts'
export { entriesOfSaved, keyToday, type Names, namesBySaved, namesToday } from './names-today.ts'
export {
  isPracticeRecord,
  Look,
  mostLooks,
  type Outcome,
  outcomes,
  Practice,
  PracticeRecord,
} from './practice.ts'
export { practiceOfReview, reviewExercise, reviewOfPractice, skillOfCard } from './practice-of-review.ts'
export { wordSchedule, wordSchedules } from './word-schedule.ts'
