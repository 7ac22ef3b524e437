import { meanings } from '@app/malayalam/forms'
import { describe, expect, it } from 'vitest'
import { aMeantWord } from '../../testing.ts'
import { compareMeaning } from '../compare-meaning.ts'
import type { MeantWord } from '../meant-word.ts'

const denied = (word: string, gloss: string, ending: string | undefined) =>
  aMeantWord(word, gloss, { denial: 'yes', endings: [ending ?? ''] })

const sentences: Readonly<Record<string, readonly MeantWord[]>> = {
  'എണ്ണ തീർന്നു': [aMeantWord('എണ്ണ', 'oil'), aMeantWord('തീർന്നു', 'be finished, run out (did)')],
  'ഭക്ഷണം മോശമാണ്': [aMeantWord('ഭക്ഷണം', 'food'), aMeantWord('മോശമാണ്', 'bad (is)')],
  'പേര് മറന്നു': [aMeantWord('പേര്', 'name'), aMeantWord('മറന്നു', 'forget (did)', { endings: ['did'] })],
  'കട അടച്ചു': [aMeantWord('കട', 'shop'), aMeantWord('അടച്ചു', 'close, shut (did)')],
  'മഴ നിന്നു': [
    aMeantWord('മഴ', 'rain'),
    aMeantWord('നിന്നു', 'stand (did)', { senses: ['to stand', 'to stop'] }),
  ],
  'ചെരിപ്പ് കാണുന്നില്ല': [
    aMeantWord('ചെരിപ്പ്', 'sandals'),
    denied('കാണുന്നില്ല', 'see (does not)', meanings.presentNegative),
  ],
  'അത് ശരിയല്ല': [aMeantWord('അത്', 'that, it'), denied('ശരിയല്ല', 'right (is not)', meanings.isNot)],
  'അവൻ വീട്ടിലില്ല': [
    aMeantWord('അവൻ', 'he'),
    denied('വീട്ടിലില്ല', 'house, home (in; there is no)', meanings.lacks),
  ],
  'ഇവിടെ ഇരിക്കരുത്': [aMeantWord('ഇവിടെ', 'here'), denied('ഇരിക്കരുത്', 'sit (must not)', meanings.mustNot)],
}

const isRight = (text: string, guess: string) => compareMeaning(sentences[text] ?? [], undefined, guess).right

describe('opposites', () => {
  it.each([
    ['എണ്ണ തീർന്നു', 'There is no oil left'],
    ['എണ്ണ തീർന്നു', 'There is no more oil'],
    ['എണ്ണ തീർന്നു', 'There isn’t any oil left'],
    ['ഭക്ഷണം മോശമാണ്', "the food isn't very good"],
    ['പേര് മറന്നു', "I didn't remember the name"],
    ['കട അടച്ചു', "the shop isn't open"],
    ['മഴ നിന്നു', "it isn't raining any more"],
    ['ചെരിപ്പ് കാണുന്നില്ല', 'the sandals are missing'],
    ['ചെരിപ്പ് കാണുന്നില്ല', "I can't find the sandals"],
    ['അത് ശരിയല്ല', 'that is wrong'],
    ['അവൻ വീട്ടിലില്ല', 'he is out'],
    ['അവൻ വീട്ടിലില്ല', 'he is away from home'],
    ['ഇവിടെ ഇരിക്കരുത്', 'sitting here is forbidden'],
    ['ഇവിടെ ഇരിക്കരുത്', 'sitting here is not allowed'],
  ])('of %s takes "%s"', (text, guess) => {
    expect(isRight(text, guess)).toBe(true)
  })

  it.each([
    ['എണ്ണ തീർന്നു', 'there is oil left'],
    ['ഭക്ഷണം മോശമാണ്', 'the food is good'],
    ['ഭക്ഷണം മോശമാണ്', 'the food is not bad'],
    ['പേര് മറന്നു', "I didn't forget the name"],
    ['കട അടച്ചു', 'the shop is open'],
    ['ചെരിപ്പ് കാണുന്നില്ല', 'the sandals are not missing'],
    ['അത് ശരിയല്ല', 'that is not wrong'],
    ['അവൻ വീട്ടിലില്ല', 'he is home'],
    ['ഇവിടെ ഇരിക്കരുത്', 'sitting here is allowed'],
  ])('of %s does not take "%s"', (text, guess) => {
    expect(isRight(text, guess)).toBe(false)
  })
})
