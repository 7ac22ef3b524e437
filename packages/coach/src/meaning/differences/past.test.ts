import { meanings } from '@app/malayalam/forms'
import { describe, expect, it } from 'vitest'
import { aMeantWord } from '../../testing.ts'
import type { MeantWord } from '../meant-word.ts'
import { pastDifference } from './past.ts'

const ending = (...ids: string[]) => ids.map((id) => meanings[id] ?? id)
const verb = (word: string, gloss: string, ...ids: string[]) =>
  aMeantWord(word, gloss, { kind: 'verb', endings: ending(...ids) })
const noun = (word: string, gloss: string, ...ids: string[]) =>
  aMeantWord(word, gloss, { kind: 'noun', endings: ending(...ids) })

const he = noun('അവൻ', 'he')
const father = noun('അച്ഛൻ', 'father')

/** Sentences nobody has translated, by what they say. */
const sentences: Readonly<Record<string, readonly MeantWord[]>> = {
  'He came.': [he, verb('വന്നു', 'come', 'past')],
  'He did not come.': [he, verb('വന്നില്ല', 'come', 'pastNegative')],
  'He has come.': [he, verb('വന്നിട്ടുണ്ട്', 'come', 'perfect')],
  'He will come.': [he, verb('വരും', 'come', 'future')],
  'He used to come.': [he, verb('വരുമായിരുന്നു', 'come', 'future', 'wasUsual')],
  'He will not come.': [he, verb('വരില്ല', 'come', 'futureNegative')],
  'He is coming.': [he, verb('വരുന്നു', 'come', 'present')],
  'When did he come?': [
    aMeantWord('എപ്പോഴാണ്', 'when', { endings: ending('is') }),
    he,
    verb('വന്നത്', 'come', 'pastNominal'),
  ],
  'Where did he go?': [
    he,
    verb('പോയത്', 'go', 'pastNominal'),
    aMeantWord('എവിടെയാണ്', 'where', { endings: ending('is') }),
  ],
  'He bought it.': [he, verb('വാങ്ങിയതാണ്', 'buy', 'pastNominal', 'is')],
  'I understood.': [aMeantWord('എനിക്ക്', 'to me'), verb('മനസ്സിലായി', 'understand', 'past')],
  'He got tired.': [he, verb('ക്ഷീണിച്ചു', 'get tired', 'past')],
  'Father is a doctor.': [father, noun('ഡോക്ടറാണ്', 'doctor', 'is')],
  'Father was a doctor.': [father, noun('ഡോക്ടറായിരുന്നു', 'doctor', 'was')],
  'There is milk.': [noun('പാൽ', 'milk'), aMeantWord('ഉണ്ട്', 'there is, there are')],
  'If he comes I will go.': [
    he,
    verb('വന്നാൽ', 'come', 'ifPast'),
    aMeantWord('ഞാൻ', 'I'),
    verb('പോകും', 'go', 'future'),
  ],
  'The story he told is good.': [
    he,
    verb('പറഞ്ഞ', 'tell', 'pastRelative'),
    noun('കഥ', 'story'),
    noun('നല്ലതാണ്', 'good', 'is'),
  ],
  'He lives here.': [he, aMeantWord('ഇവിടെ', 'here'), verb('താമസിക്കുന്നു', 'live', 'present')],
  'Who is the director?': [
    aMeantWord('സംവിധാനം', 'direction'),
    aMeantWord('ആരാണ്', 'who', { endings: ending('is') }),
  ],
  'Thanks for coming.': [verb('വന്നതിന്', 'come', 'pastNominal', 'dative'), noun('നന്ദി', 'thanks')],
}
const past = (sentence: string, guess: string) => pastDifference(sentences[sentence] ?? [], undefined, guess)

describe('the time of a sentence that nobody has translated', () => {
  it.each([
    ['He came.', 'he will come'],
    ['He came.', 'he comes'],
    ['He did not come.', "he won't come"],
    ['He has come.', 'he will come'],
    ['He used to come.', 'he comes'],
    ['When did he come?', 'when will he come?'],
    ['Where did he go?', 'where will he go?'],
    ['He bought it.', 'he buys it'],
    ['I understood.', "I won't understand"],
    ['Father was a doctor.', 'father is a doctor'],
  ])('%s: "%s" lacks the past', (sentence, guess) => expect(past(sentence, guess)).toBe('missing'))

  it.each([
    ['He will come.', 'he came tomorrow'],
    ['He will not come.', "he didn't come"],
    ['He is coming.', 'he came'],
    ['Father is a doctor.', 'father was a doctor'],
    ['There is milk.', 'there was milk'],
  ])('%s: "%s" speaks of the past', (sentence, guess) => expect(past(sentence, guess)).toBe('extra'))

  it.each([
    ['He came.', 'he has come'],
    ['He did not come.', 'he has not come yet'],
    ['He has come.', 'he is here'],
    ['He used to come.', 'he used to come'],
    ['He will come.', 'he comes'],
    ['He is coming.', 'he will be coming'],
    ['When did he come?', 'when did he come?'],
    ['Where did he go?', 'where did he go?'],
    ['He bought it.', 'he bought it'],
    ['I understood.', 'I understand'],
    ['I understood.', 'I understood'],
    ['He got tired.', 'he is very tired'],
    ['If he comes I will go.', 'if he came I would go'],
    ['The story he told is good.', 'the story he told was good'],
    ['He lives here.', 'he has lived here for years'],
    ['Who is the director?', 'who directed it?'],
    ['Thanks for coming.', 'thank you for coming'],
  ])('%s: nothing is amiss in "%s"', (sentence, guess) => expect(past(sentence, guess)).toBeUndefined())
})

describe('the time of a sentence that is translated', () => {
  const works = [
    noun('ചേട്ടൻ', 'elder brother'),
    noun('ജോലി', 'work'),
    verb('ചെയ്യുന്നത്', 'does', 'presentNominal'),
  ]

  it.each([
    ['my brother works in town', undefined],
    ['my brother worked in town', 'extra'],
    ['my brother has a worked stone', undefined],
    ['my brother needs work in town', undefined],
  ])('"%s": %s', (guess, wrong) => {
    expect(pastDifference(works, 'My elder brother works in town.', guess)).toBe(wrong)
  })

  it('is that of its verb, beside the “is” that asks where', () => {
    const studied = [
      noun('സ്കൂളിലാണ്', 'at school it was', 'locative', 'is'),
      verb('പഠിച്ചത്', 'studied', 'pastNominal'),
    ]
    expect(pastDifference(studied, 'We went to school there.', 'we will go to school there')).toBe('missing')
    expect(pastDifference(studied, 'We went to school there.', 'we studied there')).toBeUndefined()
  })
})
