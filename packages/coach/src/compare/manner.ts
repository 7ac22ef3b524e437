import type { Form, Tense } from '../frame/form.ts'
import type { Manner } from './meaning.ts'

const times: Readonly<Record<Tense, string>> = {
  present: 'now habit',
  progressive: 'now',
  past: 'past',
  pastProgressive: 'was',
  perfect: 'past since',
  perfectProgressive: 'now',
  pluperfect: 'past before',
  future: 'ahead',
  usually: 'habit',
  usedTo: 'habitual-past',
  would: 'ahead habitual-past',
  must: 'now',
  need: 'now',
  may: 'ahead',
  can: 'now',
  could: 'now past',
  'would have': 'unreal',
  'should have': 'unreal',
  'must have': 'past',
  let: 'ahead',
  command: 'ahead',
  please: 'ahead',
}

const modes: Readonly<Record<Tense, string>> = {
  ...{ present: 'plain', progressive: 'plain', past: 'plain', pastProgressive: 'plain', perfect: 'plain' },
  ...{ perfectProgressive: 'plain', pluperfect: 'plain', usually: 'plain', usedTo: 'plain', would: 'plain' },
  ...{ future: 'plain', must: 'must', need: 'must', may: 'may', can: 'can', could: 'can' },
  ...{ 'would have': 'plain', 'should have': 'must', 'must have': 'surely', let: 'let' },
  ...{ command: 'bid', please: 'bid' },
}

const words = (text: string) => new Set(text.split(' '))

export const mannerOf = ({ tense, not, asks }: Form): Manner => ({
  ...{
    time: words(times[tense]),
    mode: words(tense === 'need' && not ? 'needless' : modes[tense]),
    not,
    asks,
  },
})

export const withMode = (manner: Manner, ...mode: readonly string[]): Manner => ({
  ...manner,
  mode: new Set(mode),
})
