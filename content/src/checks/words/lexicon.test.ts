import { expect, it } from 'vitest'
import { faultsOf } from '../../testing/content.ts'
import { lexicon } from './lexicon.ts'

const faults = (entry: string) =>
  faultsOf(lexicon, { 'data/lexicon/places.yaml': `topic: places\nentries:\n  - { ${entry} }\n` })

it.each([
  'id: kocchi, word: കൊച്ചി, pos: name, kind: place, means: [Kochi], use: 1',
  'id: seetha, word: സീത, pos: name, kind: person, means: [Sita], use: 3',
])('takes %s', (entry) => {
  expect(faults(entry)).toEqual([])
})

it.each([
  {
    fault: 'a name without its kind',
    entry: 'id: kocchi, word: കൊച്ചി, pos: name, means: [Kochi], use: 1',
    says: 'കൊച്ചി: a name is of a person or a place: say its kind.',
  },
  {
    fault: 'a noun with the kind of a name',
    entry: 'id: kada, word: കട, pos: noun, kind: place, means: [shop], use: 1',
    says: 'കട: only a name has a kind.',
  },
  {
    fault: 'a verb without its past',
    entry: 'id: varuka, word: വരുക, pos: verb, means: [to come], use: 1',
    says: 'വരുക: a verb needs its past.',
  },
])('refuses $fault', ({ entry, says }) => {
  expect(faults(entry)).toEqual([`content/data/lexicon/places.yaml:3  ${says}`])
})
