import { meanings } from '@app/malayalam/forms'
import { describe, expect, it } from 'vitest'
import { aMeantWord } from '../../testing.ts'
import { compareMeaning } from '../compare-meaning.ts'
import type { MeantWord } from '../meant-word.ts'

const ending = (...ids: string[]) => ({ endings: ids.map((id) => meanings[id] ?? '') })
const you = aMeantWord('നീ', 'you')
const youWhat = aMeantWord('നീയെന്താ', 'you (what; is)', ending('what', 'is'))
const howMuch = aMeantWord('എത്ര', 'how much, how many')
const come = aMeantWord('വരൂ', 'come (please do)', ending('pleaseDo'))

const sentences: Readonly<Record<string, readonly MeantWord[]>> = {
  'ബസ് എത്ര മണിക്കാണ്?': [aMeantWord('ബസ്', 'bus'), howMuch, aMeantWord('മണിക്കാണ്', "o'clock (to; is)")],
  'സമയം എത്രയായി?': [aMeantWord('സമയം', 'time'), { ...howMuch, word: 'എത്രയായി' }],
  'സാരിക്ക് എന്താ വില?': [
    aMeantWord('സാരിക്ക്', 'sari (to, for)'),
    aMeantWord('എന്താ', 'what (is)'),
    aMeantWord('വില', 'price'),
  ],
  'നീയെന്താ ചിരിക്കുന്നത്?': [
    youWhat,
    aMeantWord('ചിരിക്കുന്നത്', 'laugh', { entries: ['ചിരിക്കുക'], ...ending('presentNominal') }),
  ],
  'നീയെന്താ കഴിക്കുന്നത്?': [
    youWhat,
    aMeantWord('കഴിക്കുന്നത്', 'eat', { entries: ['കഴിക്കുക'], ...ending('presentNominal') }),
  ],
  'നീയെന്താ കഴിക്കാത്തത്?': [
    youWhat,
    aMeantWord('കഴിക്കാത്തത്', 'eat', { denial: 'yes', ...ending('negativeRelative', 'nominal') }),
  ],
  'പെയ്തതിനാൽ പോയില്ല': [
    aMeantWord('മഴ', 'rain'),
    aMeantWord('പെയ്തതിനാൽ', 'fall (of rain)', ending('pastNominal', 'instrumental')),
    aMeantWord('പോയില്ല', 'go (did not)', { denial: 'yes', ...ending('pastNegative') }),
  ],
  'ആരും വന്നില്ല': [
    aMeantWord('ആരും', 'nobody, (not) anybody'),
    aMeantWord('വന്നില്ല', 'come (did not)', { denial: 'yes', ...ending('pastNegative') }),
  ],
  'എന്തൊരു ചൂട്!': [aMeantWord('എന്തൊരു', 'what a'), aMeantWord('ചൂട്', 'heat, warmth')],
  'പതിനഞ്ചാം തീയതി വരൂ': [
    aMeantWord('പതിനഞ്ചാം', 'fifteen (-th, in order)', ending('ordinal')),
    aMeantWord('തീയതി', 'date'),
    come,
  ],
  'മൂന്നാം തീയതി വരൂ': [aMeantWord('മൂന്നാം', 'third'), aMeantWord('തീയതി', 'date'), come],
  'എത്രയാ വില?': [aMeantWord('എത്രയാ', 'how much, how many (is)'), aMeantWord('വില', 'price')],
  'ഒന്നരയ്ക്ക് വരൂ': [aMeantWord('ഒന്നരയ്ക്ക്', 'one and a half (to, for)'), come],
  'നീ പോയാലോ?': [you, aMeantWord('പോയാലോ', 'go (if one does; ?)', ending('ifPast', 'question'))],
  'നീ വന്നാലോ?': [you, aMeantWord('വന്നാലോ', 'come (how about?)', ending('howAbout'))],
  'പാലില്ലാത്ത ചായ': [
    aMeantWord('പാലില്ലാത്ത', 'milk', { denial: 'yes', ...ending('lacks', 'lackingRelative') }),
    aMeantWord('ചായ', 'tea'),
  ],
}

const isRight = (text: string, guess: string) => compareMeaning(sentences[text] ?? [], undefined, guess).right

describe('ways of words', () => {
  it.each([
    ['ബസ് എത്ര മണിക്കാണ്?', 'What time is the bus?'],
    ['സമയം എത്രയായി?', 'What time is it?'],
    ['സാരിക്ക് എന്താ വില?', "What's the price of the sari?"],
    ['സാരിക്ക് എന്താ വില?', 'How much does the sari cost?'],
    ['നീയെന്താ ചിരിക്കുന്നത്?', 'Why are you laughing?'],
    ['നീയെന്താ കഴിക്കാത്തത്?', "Why aren't you eating?"],
    ['പെയ്തതിനാൽ പോയില്ല', 'Because it rained I did not go'],
    ['പെയ്തതിനാൽ പോയില്ല', 'I did not go since it rained'],
    ['ആരും വന്നില്ല', 'None of them came'],
    ['എന്തൊരു ചൂട്!', 'How hot!'],
    ['പതിനഞ്ചാം തീയതി വരൂ', 'Come on the fifteenth'],
    ['പതിനഞ്ചാം തീയതി വരൂ', 'Come on the 15th'],
    ['മൂന്നാം തീയതി വരൂ', 'Come on the third'],
    ['മൂന്നാം തീയതി വരൂ', 'Come on the 3rd'],
    ['എത്രയാ വില?', 'What is the price?'],
    ['എത്രയാ വില?', 'How much is it?'],
    ['ഒന്നരയ്ക്ക് വരൂ', 'Come at half past one'],
    ['ഒന്നരയ്ക്ക് വരൂ', 'Come at 1:30'],
    ['നീ പോയാലോ?', 'What if you went?'],
    ['നീ വന്നാലോ?', 'What if you came?'],
    ['പാലില്ലാത്ത ചായ', 'tea without milk'],
  ])('take of %s "%s"', (text, guess) => {
    expect(isRight(text, guess)).toBe(true)
  })

  it.each([
    ['നീയെന്താ കഴിക്കുന്നത്?', 'Why are you eating?'],
    ['പെയ്തതിനാൽ പോയില്ല', 'It rained because I did not go'],
    ['പതിനഞ്ചാം തീയതി വരൂ', 'Come on the sixteenth'],
    ['മൂന്നാം തീയതി വരൂ', 'Come on the first'],
    ['ഒന്നരയ്ക്ക് വരൂ', 'Come at half past two'],
    ['നീ പോയാലോ?', 'You went'],
    ['പാലില്ലാത്ത ചായ', 'tea with milk'],
  ])('do not take of %s "%s"', (text, guess) => {
    expect(isRight(text, guess)).toBe(false)
  })
})
