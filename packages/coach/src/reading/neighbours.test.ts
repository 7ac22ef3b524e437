import { describe, expect, it } from 'vitest'
import { anEntry, aVerb, likeliestIn } from '../testing.ts'

const likeliest = likeliestIn([
  aVerb('നോക്കുക', 'to look', 'നോക്കി'),
  aVerb('വരുക', 'to come', 'വന്നു'),
  aVerb('വാങ്ങുക', 'to buy', 'വാങ്ങി'),
  aVerb('തരുക', 'to give', 'തന്നു'),
  aVerb('പറയുക', 'to say', 'പറഞ്ഞു'),
  aVerb('തിരഞ്ഞെടുക്കുക', 'to choose', 'തിരഞ്ഞെടുത്തു'),
  aVerb('തുറക്കുക', 'to open', 'തുറന്നു'),
  aVerb('പറ്റുക', 'to be possible', 'പറ്റി'),
  aVerb('കൂടുക', 'to increase', 'കൂടി'),
  aVerb('കത്തുക', 'to burn', 'കത്തി'),
  aVerb('കഴിയുക', 'to be over', 'കഴിഞ്ഞു'),
  anEntry('കഴിഞ്ഞ', 'last', { pos: 'adjective' }),
  anEntry('കത്തി', 'knife'),
  anEntry('കൂടി', 'also', { pos: 'particle' }),
  anEntry('പറ്റി', 'about', { pos: 'postposition' }),
  anEntry('എന്ത്', 'what', { pos: 'pronoun' }),
  anEntry('എന്ന്', 'on which day', { pos: 'adverb', use: 2 }),
  anEntry('പേര്', 'name'),
  anEntry('ചൂട്', 'heat'),
  anEntry('വില', 'price'),
  anEntry('സ്വർണം', 'gold'),
  anEntry('ബോട്ട്', 'boat'),
  anEntry('ബോട്ടിൽ', 'bottle', { use: 3 }),
  anEntry('വഴക്ക്', 'quarrel'),
  anEntry('കാൽ', 'leg'),
  anEntry('കാൽ', 'quarter', { pos: 'numeral', use: 2 }),
  anEntry('മണിക്കൂർ', 'hour'),
  anEntry('മാവ്', 'mango tree'),
  anEntry('മാവ്', 'dough'),
  anEntry('ദോശ', 'dosa'),
  anEntry('വായ', 'mouth', { also: ['വാ'] }),
  anEntry('വാ', 'come', { pos: 'interjection' }),
  anEntry('ആ', 'that one', { pos: 'adjective' }),
  anEntry('ആ', 'yes', { pos: 'interjection', use: 2 }),
  anEntry('ഒന്ന്', 'one', { pos: 'numeral' }),
  anEntry('ഒന്ന്', 'just', { pos: 'particle' }),
  anEntry('എന്ന്', 'that', { pos: 'conjunction' }),
  anEntry('എന്നും', 'every day', { pos: 'adverb', use: 2 }),
  anEntry('പുറത്ത്', 'outside', { pos: 'adverb' }),
  anEntry('പുറം', ['back', 'outside'], { use: 2 }),
  anEntry('അതാ', 'there it is', { pos: 'interjection', use: 2 }),
  anEntry('അത്', 'it', { pos: 'pronoun' }),
  anEntry('ഇത്', 'this', { pos: 'pronoun' }),
  anEntry('ഞാൻ', 'I', { pos: 'pronoun' }),
  anEntry('പത്ത്', 'ten', { pos: 'numeral' }),
  anEntry('നല്ല', 'good', { pos: 'adjective' }),
  anEntry('അമ്മ', 'mother'),
  anEntry('പശു', 'cow', { topic: 'animals' }),
  anEntry('കൂട്', 'cage', { topic: 'animals' }),
  anEntry('പാൽ', 'milk'),
  anEntry('ബസ്', 'bus'),
  anEntry('മുറി', 'room'),
  aVerb('നിൽക്കുക', 'to stand', 'നിന്നു'),
  anEntry('നിന്ന്', 'from', { pos: 'postposition', also: ['നിന്നു'] }),
  aVerb('തിരിക്കുക', 'to turn', 'തിരിച്ചു'),
  anEntry('തിരിച്ച്', 'back', { pos: 'adverb', also: ['തിരിച്ചു'] }),
  anEntry('വഴി', 'way'),
  anEntry('കാരണം', 'because', { pos: 'conjunction' }),
  anEntry('കാരണം', 'because of', { pos: 'postposition', use: 2 }),
  anEntry('കാരണം', 'reason', { use: 2 }),
  anEntry('അപേക്ഷിച്ച്', 'compared with', { pos: 'postposition', use: 3 }),
  aVerb('അപേക്ഷിക്കുക', 'to apply', 'അപേക്ഷിച്ചു'),
  anEntry('വഴി', 'via', { pos: 'postposition', use: 2 }),
  anEntry('കോട്ടയം', 'Kottayam', { pos: 'name' }),
  anEntry('ദിവസം', 'day'),
  anEntry('ദിവസവും', 'every day', { pos: 'adverb' }),
  anEntry('രണ്ട്', 'two', { pos: 'numeral', also: ['രണ്ടു'] }),
  aVerb('അറിയുക', 'to know', 'അറിഞ്ഞു'),
  anEntry('അറിയാം', 'know, know how to', { pos: 'particle' }),
  anEntry('മുറ്റം', 'yard'),
  aVerb('മുറിക്കുക', 'to cut', 'മുറിച്ചു'),
  anEntry('ഈ', 'this', { pos: 'adjective' }),
])

const says = (word: string, rows: readonly (readonly [string, string])[]) =>
  describe(word, () => {
    it.each(rows)('%s: it is “%s”', (text, expected) =>
      expect(likeliest(text, word)?.entry.means[0]).toBe(expected),
    )
  })

says('ഒന്ന്', [
  ['ഒന്ന് നോക്കൂ', 'just'],
  ['ഒന്ന് നോക്കട്ടെ', 'just'],
  ['ഒന്ന് വന്നു നോക്കൂ', 'just'],
  ['മുറിയിൽ ഒന്ന് നോക്കൂ', 'just'],
  ['പാൽ ഒന്ന് തരുമോ?', 'just'],
  ['എനിക്ക് ഒന്ന് തരുമോ?', 'one'],
  ['ഒന്ന് വാങ്ങി തരുമോ?', 'one'],
  ['ഒന്ന് തിരഞ്ഞെടുക്കൂ', 'one'],
  ['ഇതിൽ ഒന്ന് നോക്കൂ', 'one'],
  ['പത്തിൽ ഒന്ന് നോക്കൂ', 'one'],
  ['ഒന്ന് വാങ്ങി', 'one'],
  ['ഒന്ന് ബസ്', 'one'],
])

says('എന്നും', [
  ['ഞാൻ എന്നും വരും', 'every day'],
  ['അമ്മ എന്നും പറയും', 'every day'],
  ['ഞാൻ എന്നും പറയും', 'every day'],
  ['എന്നും പറയും', 'every day'],
  ['ബസ് വന്നു എന്നും പറഞ്ഞു', 'that'],
  ['ബസ് വരുമോ എന്നും നോക്കി', 'that'],
  ['ബസ് എന്നും മുറി എന്നും നോക്കി', 'that'],
  ['ബസ് എന്നും പറയും', 'that'],
])

says('പുറത്ത്', [
  ['എന്റെ പുറത്ത് നോക്കി', 'back'],
  ['പശുവിന്റെ പുറത്ത് നോക്കി', 'back'],
  ['മുറിയുടെ പുറത്ത് നോക്കി', 'outside'],
  ['അതിന്റെ പുറത്ത് നോക്കി', 'outside'],
  ['കൂടിന്റെ പുറത്ത് നോക്കി', 'outside'],
  ['പുറത്ത് നോക്കി', 'outside'],
])

says('അതാ', [
  ['അതാ നല്ലത്', 'it'],
  ['അതാ നല്ല ബസ്', 'there it is'],
  ['അതാ, നല്ലത്', 'there it is'],
])

says('എന്നാണ്', [
  ['ബസ് വന്നു എന്നാണ് പറഞ്ഞത്', 'that'],
  ['എന്റെ പേര് ജോൺ എന്നാണ്', 'that'],
  ['ഇത് ബസ് എന്നാണ് പറയുന്നത്', 'that'],
  ['ബസ് എന്നാണ്?', 'on which day'],
  ['എന്നാണ് പറഞ്ഞത്?', 'on which day'],
  ['ഞാൻ എന്നാണ് പറഞ്ഞത്?', 'on which day'],
  ['അമ്മയുടെ പേര് എന്നാണ്', 'on which day'],
])

says('പറ്റി', [
  ['എന്ത് പറ്റി?', 'to be possible'],
  ['പാൽ പറ്റി', 'to be possible'],
  ['അമ്മയെ പറ്റി പറഞ്ഞു', 'about'],
])

says('കൂടി', [
  ['ചൂട് കൂടി', 'to increase'],
  ['വഴക്ക് കൂടി', 'to increase'],
  ['ചൂട് കൂടി നോക്കൂ', 'also'],
  ['പാൽ കൂടി', 'also'],
  ['ഞാൻ കൂടി', 'also'],
])

says('കത്തി', [
  ['ബസ് കത്തി', 'to burn'],
  ['ഇത് കത്തി', 'knife'],
  ['മുറിയിൽ കത്തി', 'knife'],
  ['നല്ല കത്തി', 'knife'],
  ['ബസ് കത്തി വാങ്ങി', 'knife'],
  ['കത്തി', 'knife'],
])

says('കാൽ', [
  ['കാൽ മണിക്കൂർ', 'quarter'],
  ['കാൽ നോക്കി', 'leg'],
  ['മണിക്കൂർ കാൽ', 'leg'],
])

says('മാവ്', [
  ['ദോശ മാവ് വാങ്ങി', 'dough'],
  ['മുറിയിൽ മാവ് നോക്കി', 'mango tree'],
])

says('ദോശമാവ്', [['ദോശമാവ് വാങ്ങി', 'dough']])

says('വാ', [
  ['വാ തുറക്കൂ', 'mouth'],
  ['അമ്മേ വാ', 'to come'],
  ['വാ, തുറക്കൂ', 'to come'],
])

says('ആ', [
  ['ആ, ഞാൻ വരും', 'yes'],
  ['ആ ബസ് വരും', 'that one'],
])

says('കഴിഞ്ഞതാണോ', [['വഴക്ക് കഴിഞ്ഞതാണോ', 'to be over']])
says('കഴിഞ്ഞ', [['കഴിഞ്ഞ ബസ്', 'last']])
says('മുറിക്ക്', [
  ['ഈ മുറിക്ക് വാ', 'room'],
  ['മാവ് മുറിക്ക്', 'to cut'],
])

says('നിന്നു', [
  ['മുറിയിൽ നിന്നു വന്നു', 'from'],
  ['മുറിയിൽ നിന്നു', 'to stand'],
  ['ബസ് നിന്നു', 'to stand'],
])

says('തിരിച്ചു', [
  ['ബസ് തിരിച്ചു വന്നു', 'back'],
  ['ബസ് തിരിച്ചു', 'to turn'],
])

says('കാരണം', [
  ['ചൂട് കാരണം', 'because of'],
  ['വഴക്കിന്റെ കാരണം', 'reason'],
  ['വഴക്ക് വന്നു കാരണം', 'because'],
])

says('അപേക്ഷിച്ച്', [['ചൂടിനെ അപേക്ഷിച്ച്', 'compared with']])

says('വഴി', [
  ['ബസ് കോട്ടയം വഴി വന്നു', 'via'],
  ['വഴി പറഞ്ഞു', 'way'],
])

says('ദിവസവും', [
  ['ദിവസവും നോക്കും', 'every day'],
  ['രണ്ടു ദിവസവും നോക്കും', 'day'],
])

says('കൂടി', [
  ['സ്വർണത്തിന്റെ വില കൂടി.', 'to increase'],
  ['വില കൂടി എന്ന് പറഞ്ഞു', 'to increase'],
  ['ഒരു ദോശ കൂടി', 'also'],
])

says('ബോട്ടിൽ', [
  ['ബോട്ടിൽ വന്നു', 'boat'],
  ['ബോട്ടിൽ തുറന്നു', 'bottle'],
])

it.each([
  ['മുറിയിലോ മുറ്റത്തോ നോക്കി', 'or'],
  ['മുറിയിലോ?', 'question'],
])('of %s: it has %s', (text, ending) => {
  expect(likeliest(text, 'മുറിയിലോ')?.endings.at(-1)?.id).toBe(ending)
})

says('അറിയാം', [['അമ്മ അറിയാം', 'know, know how to']])

it.each([
  ['മുറ്റത്തെ മാവ് നോക്കി', 'locativeAdjective'],
  ['മുറ്റത്തെ നോക്കി', 'accusative'],
  ['മുറ്റത്തെ ആ മാവ് നോക്കി', 'locativeAdjective'],
])('of %s: it has the %s', (text, ending) => {
  expect(likeliest(text, 'മുറ്റത്തെ')?.endings.map(({ id }) => id)).toEqual([ending])
})
