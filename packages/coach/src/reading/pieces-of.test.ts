import { expect, it } from 'vitest'
import { partedAs, piecesOf, saidNumber, withNumbersOf, withSaidNumbers } from './pieces-of.ts'

const others = (text: string) => piecesOf(text).flatMap(({ text, malayalam }) => (malayalam ? [] : [text]))

it('has everything that is said, in its order', () => {
  expect(piecesOf('ഞാൻ 10 മണിക്ക് WhatsApp നോക്കും!').map(({ text }) => text)).toEqual([
    'ഞാൻ',
    '10',
    'മണിക്ക്',
    'WhatsApp',
    'നോക്കും',
  ])
})

it.each([
  { text: 'രാവിലെ 10.30-ന് വരൂ', has: ['10.30'] },
  { text: '₹500 തരൂ, 50% മതി', has: ['₹500', '50%'] },
  { text: 'Wi-Fi ഉണ്ടോ? (free)', has: ['Wi-Fi', 'free'] },
  { text: 'ഞാൻ, നീ – "അവൻ"...', has: [] },
])('takes marks within a word or number for a part of it: $text', ({ text, has }) => {
  expect(others(text)).toEqual(has)
})

it('says whole numbers as Malayalam does, in whichever digits', () => {
  const said = (text: string) => saidNumber({ text })
  expect(['10', '൧൦', '10.30', 'ten', '99999999999'].map(said)).toEqual([
    'പത്ത്',
    'പത്ത്',
    undefined,
    undefined,
    undefined,
  ])
})

it.each([
  ['10 മണിക്ക്, 5.', 'പത്ത് മണിക്ക്, അഞ്ച്.'],
  ['1,250 രൂപ', 'ആയിരത്തി ഇരുനൂറ്റി അമ്പത് രൂപ'],
  ['1,00,000 രൂപ', 'ഒരു ലക്ഷം രൂപ'],
  ['100,000 രൂപ', 'ഒരു ലക്ഷം രൂപ'],
  ['2024-ൽ', 'രണ്ടായിരത്തി ഇരുപത്തിനാലിൽ'],
  ['1000-ൽ', 'ആയിരത്തിൽ'],
  ['2,00,00,000-ൽ', 'രണ്ട് കോടിയിൽ'],
  ['5,00,000 രൂപ', 'അഞ്ച് ലക്ഷം രൂപ'],
  ['10-ന്, 10ന്, 10-ഇന്', 'പത്തിന്, പത്തിന്, പത്തിന്'],
  ['10-ാം ക്ലാസ്, 3-ആമത്തെ വീട്', 'പത്താം ക്ലാസ്, മൂന്നാമത്തെ വീട്'],
  ['100-ഓളം പേർ', 'നൂറോളം പേർ'],
  ['10:30-ന് വരൂ', 'പത്തരയ്ക്ക് വരൂ'],
  ['office-ൽ, bus-ന്റെ', 'office-ഇൽ, bus-ഇന്റെ'],
  ['10:00-ന് വരൂ', 'പത്ത് മണിക്ക് വരൂ'],
])('says the numbers of %s in words: %s', (text, said) => {
  expect(withSaidNumbers(text)).toBe(said)
})

it.each([
  '10.30',
  '10.30-ന്',
  '10:30',
  '10:75-ന്',
  'A10',
  '5/6',
  '1,2,3',
  '1990-കളിൽ',
  '8മണിക്ക്',
  '1000-ഉം',
  '2024-25',
  'sofa-ൽ',
  'office-മുറി',
  '99999999999-ൽ',
])('leaves %s, which is not sure to be said', (text) => {
  expect(withSaidNumbers(text)).toBe(text)
})

it.each([
  { sentence: 'എട്ടു മണിക്ക്', guess: '8 manikku', said: 'എട്ടു manikku' },
  { sentence: 'ഒരു കിലോ', guess: '1 kilo', said: 'ഒരു kilo' },
  { sentence: 'നൂറ്റി ഇരുപത് രൂപ', guess: '120 rupa', said: 'നൂറ്റി ഇരുപത് rupa' },
  { sentence: 'എട്ടു മണിക്ക്', guess: '9 manikku', said: 'ഒമ്പത് manikku' },
  { sentence: 'എട്ടു മണിക്ക്', guess: '8.30 manikku', said: '8.30 manikku' },
  { sentence: '2024-ൽ', guess: '2024il', said: 'രണ്ടായിരത്തി ഇരുപത്തിനാലിൽ' },
  { sentence: '2024-ൽ', guess: '2024-ൽ', said: 'രണ്ടായിരത്തി ഇരുപത്തിനാലിൽ' },
  { sentence: '2024-ൽ', guess: '2024inu', said: '2024inu' },
  { sentence: '1,250 രൂപ', guess: '1250 rupa', said: 'ആയിരത്തി ഇരുനൂറ്റി അമ്പത് rupa' },
])('puts the numbers of "$guess" in the words of the sentence', ({ sentence, guess, said }) => {
  expect(withNumbersOf(sentence, guess).text).toBe(said)
})

it.each([
  ['office-ൽ പോയി', 'officeil poyi', 'office il poyi'],
  ['office-ൽ പോയി', 'Office-il poyi', 'Office il poyi'],
  ['office പോയി', 'officeil poyi', 'officeil poyi'],
])('parts a guess as %s does: "%s" is "%s"', (sentence, guess, parted) => {
  expect(partedAs(sentence, guess)).toBe(parted)
})
