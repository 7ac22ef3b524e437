import { meanings } from '@app/malayalam/forms'
import { describe, expect, it } from 'vitest'
import { aMeantWord } from '../../testing.ts'
import type { MeantWord } from '../meant-word.ts'
import { mayPraise } from './may-praise.ts'

const ends = (...ids: string[]) => ({ endings: ids.map((id) => meanings[id] ?? id) })
const noun = (word: string, gloss: string, more: Partial<MeantWord> = {}) =>
  aMeantWord(word, gloss, { kind: 'noun', ...more })
const verb = (word: string, gloss: string, more: Partial<MeantWord> = {}) =>
  aMeantWord(word, gloss, { kind: 'verb', ...more })

const sentences: Record<string, MeantWord[]> = {
  'സിനിമ തുടങ്ങിയിട്ട് അരമണിക്കൂറായി': [
    noun('സിനിമ', 'film'),
    verb('തുടങ്ങിയിട്ട്', 'begin, start', ends('after')),
    noun('അരമണിക്കൂറായി', 'half an hour', { endings: ['became'] }),
  ],
  'ബില്ല് ഞാൻ അടച്ചോളാം': [noun('ബില്ല്', 'bill'), noun('ഞാൻ', 'I'), verb('അടച്ചോളാം', 'pay', ends('willSurely'))],
  'ചോറ് വെന്തോ എന്ന് നോക്ക്': [
    noun('ചോറ്', 'rice'),
    verb('വെന്തോ', 'cook', ends('past', 'question')),
    aMeantWord('എന്ന്', 'that (after what is said)'),
    verb('നോക്ക്', 'look', ends('command')),
  ],
  'ഈ ബസ് തൃശ്ശൂർ വഴിയാണോ പോകുന്നത്?': [
    aMeantWord('ഈ', 'this'),
    noun('ബസ്', 'bus'),
    noun('തൃശ്ശൂർ', 'Thrissur'),
    noun('വഴിയാണോ', 'by way of, through', ends('is', 'question')),
    verb('പോകുന്നത്', 'go', { ...ends('presentNominal'), mark: '?' }),
  ],
  'നിങ്ങൾ അച്ഛനെപ്പോലെയാണ് ചിരിക്കുന്നത്': [
    noun('നിങ്ങൾ', 'you'),
    noun('അച്ഛനെപ്പോലെയാണ്', 'father', ends('like', 'is')),
    verb('ചിരിക്കുന്നത്', 'laugh', ends('presentNominal')),
  ],
  'ഓഫീസ് സ്റ്റേഷന്റെ വലതുവശത്താണ്': [
    noun('ഓഫീസ്', 'office'),
    noun('സ്റ്റേഷന്റെ', 'station', ends('genitive')),
    noun('വലതുവശത്താണ്', 'right side', ends('locative', 'is')),
  ],
  'ഈ ബാഗ് വേറെ നിറത്തിൽ ഉണ്ടോ?': [
    aMeantWord('ഈ', 'this'),
    noun('ബാഗ്', 'bag'),
    aMeantWord('വേറെ', 'another'),
    noun('നിറത്തിൽ', 'colour', ends('locative')),
    aMeantWord('ഉണ്ടോ', 'is there', { ...ends('question'), mark: '?' }),
  ],
  'മഴ പെയ്താൽ ഞാൻ വരില്ല': [
    noun('മഴ', 'rain'),
    verb('പെയ്താൽ', 'fall', ends('if')),
    noun('ഞാൻ', 'I'),
    verb('വരില്ല', 'come', { ...ends('futureNegative'), denial: 'yes' }),
  ],
  'തോണി വരും': [noun('തോണി', 'boat'), verb('വരും', 'come', ends('future'))],
}

const isPraised = (text: string, guess: string, english?: string) =>
  mayPraise({ words: sentences[text] ?? [], english, guess }, guess)

describe('mayPraise', () => {
  it.each([
    ['സിനിമ തുടങ്ങിയിട്ട് അരമണിക്കൂറായി', "It's been half an hour since the film started."],
    ['ബില്ല് ഞാൻ അടച്ചോളാം', "I'll pay the bill."],
    ['ചോറ് വെന്തോ എന്ന് നോക്ക്', 'See whether the rice is cooked.'],
    ['ഈ ബസ് തൃശ്ശൂർ വഴിയാണോ പോകുന്നത്?', 'Does this bus go through Thrissur?'],
    ['നിങ്ങൾ അച്ഛനെപ്പോലെയാണ് ചിരിക്കുന്നത്', 'You laugh like your father.'],
    ['ഓഫീസ് സ്റ്റേഷന്റെ വലതുവശത്താണ്', 'The office is to the right of the station.'],
    ['ഈ ബാഗ് വേറെ നിറത്തിൽ ഉണ്ടോ?', 'Do you have this bag in another colour?'],
    ['മഴ പെയ്താൽ ഞാൻ വരില്ല', 'If it rains I will not come.'],
    ['തോണി വരും', 'The boat will come.'],
  ])('of %s lets “%s” be praised', (text, guess) => {
    expect(isPraised(text, guess)).toBe(true)
  })

  it.each([
    ['half of a sense', 'സിനിമ തുടങ്ങിയിട്ട് അരമണിക്കൂറായി', "It's been an hour since the film started."],
    [
      'what is done for what is to come',
      'സിനിമ തുടങ്ങിയിട്ട് അരമണിക്കൂറായി',
      'The film will start in half an hour.',
    ],
    ['what is to come for what is done', 'ബില്ല് ഞാൻ അടച്ചോളാം', "I've paid the bill."],
    ['whether it is so', 'ചോറ് വെന്തോ എന്ന് നോക്ക്', 'The rice is cooked, so take a look.'],
    ['a question', 'ഈ ബസ് തൃശ്ശൂർ വഴിയാണോ പോകുന്നത്?', 'This bus goes through Thrissur.'],
    ['who is like whom', 'നിങ്ങൾ അച്ഛനെപ്പോലെയാണ് ചിരിക്കുന്നത്', 'Your father laughs like you.'],
    ['whose side it is', 'ഓഫീസ് സ്റ്റേഷന്റെ വലതുവശത്താണ്', 'The station is to the right of the office.'],
    ['which of two is another', 'ഈ ബാഗ് വേറെ നിറത്തിൽ ഉണ്ടോ?', 'Do you have another bag in this colour?'],
    ['a condition', 'മഴ പെയ്താൽ ഞാൻ വരില്ല', 'It rains so I will not come.'],
    ['a number that is added', 'തോണി വരും', 'Two boats will come.'],
    ['one that is added', 'തോണി വരും', 'Only one boat will come.'],
    ['what must be done', 'തോണി വരും', 'The boat must come.'],
  ])('keeps praise back for %s', (_, text, guess) => {
    expect(isPraised(text, guess)).toBe(false)
  })

  it('holds a guess to the small words of the translation', () => {
    const english = 'Are your father and mother well at home?'
    expect(isPraised('', 'Are your father and mother fine at home?', english)).toBe(true)
    expect(isPraised('', 'Are your father and mother at home?', english)).toBe(false)
  })
})
