import { describe, expect, it } from 'vitest'
import { aMeantWord } from '../../testing.ts'
import { compareMeaning } from '../compare-meaning.ts'
import type { MeantWord } from '../meant-word.ts'

const to = { endings: ['to, in order to'] }

/** Sentences by their English, with the words they are made of. */
const sentences: Readonly<Record<string, readonly MeantWord[]>> = {
  'None of the shops here open on Sundays.': [
    aMeantWord('ഞായറാഴ്ച', 'on Sunday'),
    aMeantWord('ഇവിടെ', 'here'),
    aMeantWord('കടകൾ', 'shops'),
    aMeantWord('ഒന്നും', 'any'),
    aMeantWord('തുറക്കില്ല', 'will not open', { denial: 'yes', endings: ['will not, does not'] }),
  ],
  'The shop opens on Sunday.': [
    aMeantWord('ഞായറാഴ്ച', 'on Sunday'),
    aMeantWord('കട', 'shop'),
    aMeantWord('തുറക്കും', 'will open'),
  ],
  'Do not open the shop.': [
    aMeantWord('കട', 'shop'),
    aMeantWord('തുറക്കരുത്', 'must not open', { denial: 'yes', endings: ['must not'] }),
  ],
  'He has been here since morning.': [
    aMeantWord('അവൻ', 'he'),
    aMeantWord('രാവിലെ', 'morning'),
    aMeantWord('മുതൽ', 'since'),
    aMeantWord('ഇവിടെ', 'here'),
  ],
  'When does the bus come?': [
    aMeantWord('എപ്പോൾ', 'when'),
    aMeantWord('ബസ്', 'bus'),
    aMeantWord('വരും', 'will come'),
  ],
  'I know how to speak English.': [
    aMeantWord('എനിക്ക്', 'to me'),
    aMeantWord('ഇംഗ്ലീഷ്', 'English'),
    aMeantWord('സംസാരിക്കാൻ', 'to speak', to),
    aMeantWord('അറിയാം', 'is known'),
  ],
  'Open your mouth and show me.': [
    aMeantWord('വായ', 'mouth'),
    aMeantWord('തുറന്നു', 'opening'),
    aMeantWord('കാണിക്ക്', 'show', { endings: ['do!'] }),
  ],
  'Is there an ATM near here?': [
    aMeantWord('ഇവിടെ', 'here'),
    aMeantWord('അടുത്ത്', 'near'),
    aMeantWord('എടിഎം', 'ATM'),
    aMeantWord('ഉണ്ടോ', 'is there'),
  ],
  'Eat one more banana.': [
    aMeantWord('പഴം', 'banana'),
    aMeantWord('കൂടി', 'more', { entries: ['കൂടി'] }),
    aMeantWord('കഴിക്ക്', 'eat', { endings: ['do!'] }),
  ],
  'I want more tea.': [
    aMeantWord('എനിക്ക്', 'to me'),
    aMeantWord('കൂടുതൽ', 'more', { entries: ['കൂടുതൽ'] }),
    aMeantWord('ചായ', 'tea'),
    aMeantWord('വേണം', 'is wanted'),
  ],
  'Will you give me leave?': [
    aMeantWord('എനിക്ക്', 'to me'),
    aMeantWord('അവധി', 'leave'),
    aMeantWord('തരുമോ', 'will you give', { entries: ['തരുക'] }),
  ],
  'Shall I give him a book?': [
    aMeantWord('ഞാൻ', 'I'),
    aMeantWord('അവന്', 'to him'),
    aMeantWord('പുസ്തകം', 'book'),
    aMeantWord('കൊടുക്കട്ടെ', 'shall give', { entries: ['കൊടുക്കുക'] }),
  ],
  'Onam wishes to you.': [
    aMeantWord('നിങ്ങൾക്ക്', 'to you'),
    aMeantWord('ഓണാശംസകൾ', 'Onam wishes', { entries: ['ഓണം', 'ആശംസ'] }),
  ],
  'Onam is my wish.': [
    aMeantWord('ഓണം', 'Onam'),
    aMeantWord('എന്റെ', 'my'),
    aMeantWord('ആഗ്രഹം', 'wish', { entries: ['ആഗ്രഹം'] }),
  ],
  'Grandfather is hard of hearing.': [
    aMeantWord('അപ്പൂപ്പന്', 'to grandfather'),
    aMeantWord('ചെവി', 'ear'),
    aMeantWord('കേൾക്കില്ല', 'does not hear', { denial: 'yes', endings: ['will not, does not'] }),
  ],
  'The milk spoiled.': [aMeantWord('പാൽ', 'milk'), aMeantWord('കേടായി', 'spoiled')],
  'I love fish.': [
    aMeantWord('എനിക്ക്', 'to me'),
    aMeantWord('മീൻ', 'fish'),
    aMeantWord('വലിയ', 'great'),
    aMeantWord('ഇഷ്ടമാണ്', 'is a liking'),
  ],
  'It was nine at night.': [
    aMeantWord('രാത്രി', 'at night'),
    aMeantWord('ഒമ്പത്', 'nine'),
    aMeantWord('മണിയായി', "it became o'clock"),
  ],
  'We studied there as children.': [
    aMeantWord('ചെറുപ്പത്തിൽ', 'in childhood'),
    aMeantWord('അവിടെ', 'there'),
    aMeantWord('പഠിച്ചു', 'studied'),
  ],
  'I am not in good health.': [
    aMeantWord('എനിക്ക്', 'to me'),
    aMeantWord('സുഖമില്ല', 'there is no good health', { denial: 'yes', entries: ['സുഖം'] }),
  ],
  'Are you in good health?': [
    aMeantWord('നിനക്ക്', 'to you'),
    aMeantWord('സുഖമാണോ', 'is there good health', { entries: ['സുഖം'] }),
  ],
  'Her age is ten.': [
    aMeantWord('അവൾക്ക്', 'to her'),
    aMeantWord('പത്ത്', 'ten'),
    aMeantWord('വയസ്സുണ്ട്', 'there is age', { senses: ['age', 'year of age'] }),
  ],
  'How many rupees is it?': [aMeantWord('എത്ര', 'how much, how many'), aMeantWord('രൂപയാണ്', 'rupee it is')],
  'I do not want tea.': [
    aMeantWord('എനിക്ക്', 'to me'),
    aMeantWord('ചായ', 'tea'),
    aMeantWord('വേണ്ട', 'is not wanted', { denial: 'yes', entries: ['വേണം'] }),
  ],
  'The net got cut.': [
    aMeantWord('വല', 'net'),
    aMeantWord('മുറിഞ്ഞു', 'got cut', { entries: ['മുറിയുക'], endings: ['did'] }),
  ],
  'I cannot read without glasses.': [
    aMeantWord('കണ്ണട', 'glasses'),
    aMeantWord('ഇല്ലാതെ', 'without', { denial: 'yes' }),
    aMeantWord('വായിക്കാൻ', 'to read'),
    aMeantWord('പറ്റില്ല', 'cannot', { denial: 'yes' }),
  ],
  'You have to speak loudly.': [aMeantWord('ഉറക്കെ', 'loudly'), aMeantWord('പറയണം', 'must speak')],
  'He did not go to school.': [
    aMeantWord('അവൻ', 'he'),
    aMeantWord('സ്കൂളിൽ', 'to school'),
    aMeantWord('പോയില്ല', 'did not go', { denial: 'yes' }),
  ],
  'The bus came late.': [
    aMeantWord('ബസ്', 'bus'),
    aMeantWord('വൈകിയാണ്', 'late it was'),
    aMeantWord('വന്നത്', 'came'),
  ],
  'I like the cold better than the heat; what about you?': [
    aMeantWord('എനിക്ക്', 'to me'),
    aMeantWord('ചൂടിനേക്കാൾ', 'more than heat'),
    aMeantWord('ഇഷ്ടം', 'liking'),
    aMeantWord('തണുപ്പാണ്', 'is the cold'),
    aMeantWord('നിങ്ങൾക്കോ', 'and to you', { senses: ['you', 'you all'] }),
  ],
  'She did not pick up the phone.': [
    aMeantWord('അവൾ', 'she'),
    aMeantWord('ഫോൺ', 'phone'),
    aMeantWord('എടുത്തില്ല', 'did not pick up', { denial: 'yes' }),
  ],
  'Don’t be afraid, come.': [
    aMeantWord('പേടിക്കേണ്ട', 'no need to fear', { denial: 'yes' }),
    aMeantWord('വാ', 'come', { endings: ['do!'] }),
  ],
  "Come, it's getting late.": [
    aMeantWord('വാ', 'come', { endings: ['do!'] }),
    aMeantWord('സമയം', 'time'),
    aMeantWord('പോയി', 'went', { endings: ['did'] }),
  ],
  "Two aren't enough, we need three.": [
    aMeantWord('രണ്ട്', 'two'),
    aMeantWord('പോരാ', 'is not enough', { denial: 'yes', entries: ['പോരാ'] }),
    aMeantWord('മൂന്ന്', 'three'),
    aMeantWord('വേണം', 'is needed'),
  ],
  'I cut my knee.': [aMeantWord('മുട്ട്', 'knee'), aMeantWord('പൊട്ടി', 'got cut', { entries: ['പൊട്ടുക'] })],
  'The coconut palm is big.': [aMeantWord('തെങ്ങ്', 'coconut palm'), aMeantWord('വലുതാണ്', 'is big')],
}
const isRight = (english: string, guess: string) =>
  compareMeaning(sentences[english] ?? [], english, guess).right

describe('what says the same where the sentence speaks of it', () => {
  it.each([
    ['None of the shops here open on Sundays.', 'The shops here are closed on Sundays'],
    ['None of the shops here open on Sundays.', 'shops here remain shut on Sunday'],
    ['I know how to speak English.', 'I can speak English'],
    ['Open your mouth and show me.', 'open your mouth and let me see'],
    ['Is there an ATM near here?', 'is there an ATM nearby?'],
    ['Eat one more banana.', 'eat another banana'],
    ['Will you give me leave?', 'can I have leave?'],
    ['Onam wishes to you.', 'Onam greetings to you'],
    ['Grandfather is hard of hearing.', "grandfather can't hear"],
    ['The milk spoiled.', 'the milk went bad'],
    ['I love fish.', 'I like fish a lot'],
    ['It was nine at night.', 'it was 9 pm'],
    ['We studied there as children.', 'we studied there when we were young'],
    ['We studied there as children.', 'as kids we studied there'],
    ['The coconut palm is big.', 'the coconut tree is big'],
    ['I am not in good health.', 'I am not well'],
    ['I am not in good health.', "I'm sick"],
    ['Are you in good health?', 'Are you okay?'],
    ['Are you in good health?', 'How are you?'],
    ['Her age is ten.', 'She is ten years old'],
    ['Her age is ten.', 'She is 10'],
    ['How many rupees is it?', 'How much is it?'],
    ['I do not want tea.', 'No tea for me'],
    ['I do not want tea.', 'no tea for me, thanks'],
    ['The net got cut.', 'The net tore'],
    ['I do not want tea.', 'no tea, thank you'],
    ['You have to speak loudly.', 'speak louder'],
    ['He did not go to school.', 'he did not attend school'],
    ['The bus came late.', 'the bus was late'],
    ['I like the cold better than the heat; what about you?', 'I prefer cold to heat, and you?'],
    ['She did not pick up the phone.', 'she did not answer'],
    ['Don’t be afraid, come.', "don't worry, come"],
    ["Come, it's getting late.", 'come, time is up'],
    ["Two aren't enough, we need three.", 'we need three, not two'],
    ['I cut my knee.', 'I hurt my knee'],
    ['I cannot read without glasses.', "I can't read if I don't have glasses"],
    ['I cannot read without glasses.', "I can't read unless I wear glasses"],
  ])('%s: "%s"', (english, guess) => expect(isRight(english, guess)).toBe(true))
})

describe('what is no way to say it', () => {
  it.each([
    ['None of the shops here open on Sundays.', 'The shops here are open on Sundays'],
    ['None of the shops here open on Sundays.', 'The shops here are not closed on Sundays'],
    ['The shop opens on Sunday.', 'The shop is closed on Sunday'],
    ['Do not open the shop.', 'The shop is closed'],
    ['He has been here since morning.', 'he is here because of the morning'],
    ['When does the bus come?', 'while does the bus come'],
    ['I know how to speak English.', "I can't speak English"],
    ['I know how to speak English.', 'I can read English'],
    ['Open your mouth and show me.', 'open your mouth and see'],
    ['Open your mouth and show me.', 'close your mouth and let me see'],
    ['Is there an ATM near here?', 'is there an ATM here?'],
    ['Eat one more banana.', 'eat another mango'],
    ['I want more tea.', 'I want another tea'],
    ['Shall I give him a book?', 'can I have a book for him?'],
    ['Onam is my wish.', 'Onam is my greeting'],
    ['Grandfather is hard of hearing.', 'grandfather hears'],
    ['The milk spoiled.', 'the milk is bad'],
    ['I love fish.', 'I like a lot of fish'],
    ['It was nine at night.', 'it was 9 am'],
    ['We studied there as children.', 'we studied there when we were old'],
    ['The coconut palm is big.', 'the palm tree is big'],
    ['I am not in good health.', 'I am well'],
    ['I am not in good health.', 'I am not sick'],
    ['Are you in good health?', 'Are you sick?'],
    ['Her age is ten.', 'She has ten'],
    ['Her age is ten.', 'She is 11'],
    ['Her age is ten.', 'The road is ten years old'],
    ['How many rupees is it?', 'How much is the fish?'],
    ['I do not want tea.', 'No coffee for me'],
    ['I do not want tea.', 'No tea for him'],
    ['The net got cut.', 'The net fell'],
    ['I do not want tea.', 'no coffee, thank you'],
    ['You have to speak loudly.', 'speak slower'],
    ['He did not go to school.', 'he attended school'],
    ['The bus came late.', 'the bus was early'],
    ['I like the cold better than the heat; what about you?', 'I prefer heat to cold, and you?'],
    ['She did not pick up the phone.', 'she answered'],
    ['Don’t be afraid, come.', "worry, don't come"],
    ["Come, it's getting late.", 'come, time is money'],
    ["Two aren't enough, we need three.", 'we need two, not three'],
    ['I cut my knee.', 'I hurt my hand'],
    ['I cannot read without glasses.', "I can't read if I have glasses"],
    ['I cannot read without glasses.', "I can read if I don't have glasses"],
  ])('%s: not "%s"', (english, guess) => expect(isRight(english, guess)).toBe(false))
})
