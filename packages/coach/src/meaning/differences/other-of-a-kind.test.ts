import { expect, it } from 'vitest'
import { namesOther } from './other-of-a-kind.ts'

it.each([
  { guess: 'Son, close your mouth', missed: ['opening'], english: 'Open your mouth, dear.' },
  { guess: 'Turn left from here', missed: ['straight'], english: 'Just go straight on from here.' },
  { guess: 'She sold her bicycle', missed: ['bought'], english: 'She bought a bicycle.' },
  { guess: 'the rent for a month', missed: ['for a day'], english: 'the rent for one day' },
  { guess: 'come on Mondays', missed: ['on Sunday'] },
  { guess: 'fifteen minutes ago', missed: ['five'], english: 'Five minutes ago.' },
  { guess: 'in 20 minutes', missed: ['ten'] },
  { guess: 'my elder brother', missed: [], english: 'My younger brother.' },
  { guess: 'my younger sister', missed: [], english: 'My younger brother.' },
  { guess: 'she came by train', missed: ['bus'] },
  { guess: 'he goes to the hospital', missed: ['to school'] },
  { guess: 'I drank tea', missed: ['coffee'] },
  { guess: 'our dog sleeps', missed: ['cat'], english: 'Our cat sleeps.' },
  { guess: 'it sleeps all night', missed: ['daytime'] },
  { guess: 'the bus came early', missed: ['late it was'], english: 'The bus came late.' },
  { guess: 'speak softly', missed: ['loudly'] },
  { guess: 'no room to sit', missed: ['to stand'] },
])('"$guess" names another than $missed', ({ guess, missed, english }) => {
  expect(namesOther(guess, missed, english)).toBe(true)
})

it.each([
  { guess: 'Unlock it', missed: ['opening'], english: 'Open it.' },
  { guess: 'Open it, and close the other', missed: ['opening'], english: 'Open it.' },
  { guess: 'he went away', missed: ['left'], english: 'He left.' },
  { guess: 'he has gone today', missed: ['went'], english: 'He went today.' },
  { guess: 'leave from here', missed: ['straight'] },
  { guess: '', missed: ['day'] },
  { guess: 'my little brother', missed: ['younger brother'], english: 'My younger brother.' },
  { guess: 'mum and I', missed: ['mother', 'me'], english: 'Mother and me.' },
  { guess: 'my chai', missed: ['coffee'] },
])('"$guess" may say $missed in other words', ({ guess, missed, english }) => {
  expect(namesOther(guess, missed, english)).toBe(false)
})
