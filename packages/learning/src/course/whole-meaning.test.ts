import { expect, it } from 'vitest'
import type { CourseWord } from './content.ts'
import { wholeMeaning } from './whole-meaning.ts'

const meaning = (
  ending: string,
  of: 'noun' | 'verb',
  means: string,
  topic: CourseWord['topic'],
  ...glosses: string[]
) => wholeMeaning({ means: [means], pos: of, topic }, { id: ending, of }, glosses)

it.each<[string, string, CourseWord['topic'], string[], string]>([
  ['genitive', 'child', 'people', ['of child', 'the child’s'], 'the child’s'],
  ['is', 'house', 'home', ['is house', 'is house', 'is the house'], 'is the house'],
  ['is', 'umbrella', 'clothes', ['is umbrella'], 'is an umbrella'],
  ['locative', 'house, home', 'home', ['to the house'], 'in the house'],
  ['sociative', 'mother', 'family', [], 'to mother'],
  ['accusative', 'child', 'people', ['the child'], 'the child (object)'],
])('%s of %s', (ending, means, topic, glosses, whole) => {
  expect(meaning(ending, 'noun', means, topic, ...glosses)).toBe(whole)
})

it.each<[string, string, string[], string | undefined]>([
  ['past', 'to go', ['went', 'was lost'], 'went'],
  ['future', 'to come', [], 'will come'],
  ['when', 'to come', ['when (it) comes'], 'when it comes'],
  ['to', 'to eat', ['to eat'], 'in order to eat'],
  ['perfect', 'to eat', [], undefined],
])('%s: %s', (ending, means, glosses, whole) => {
  expect(meaning(ending, 'verb', means, 'verbs', ...glosses)).toBe(whole)
})
