export {
  hasSkill,
  type Item,
  type ItemKind,
  isItem,
  itemKinds,
  kindOf,
  type Skill,
  skillsOf,
} from './item.ts'
export { type Known, type Memory, memoryOf, type NameToday, noMemory } from './memory.ts'
export { Look, mostLooks, type Outcome, outcomes, Practice, PracticeRecord } from './practice.ts'
