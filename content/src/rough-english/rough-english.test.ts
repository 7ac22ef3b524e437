import { languageOf, roughEnglish } from '@app/coach'
import { type WordReading, wordReadings } from '@app/learning/vocabulary'
import { makeLexicon } from '@app/malayalam/forms'
import { describe, expect, it } from 'vitest'
import { shippedContent, shippedLexicon } from '../testing/shipped.ts'
import { said } from './said.ts'

const lexicon = makeLexicon(shippedLexicon())
const known = new Map<string, readonly WordReading[]>()

function readings(word: string) {
  const found = known.get(word) ?? wordReadings(word, lexicon)
  known.set(word, found)
  return found
}

const language = languageOf(shippedContent().translation)
const rough = (text: string) => roughEnglish(text, { readings, language })

describe('the rough English of a sentence that nobody translated', () => {
  it.each(said)('$text', ({ text, english }) => {
    expect(rough(text)).toBe(english)
  })

  it('is there for more than 120 sentences that were read', () => {
    expect(said.length).toBeGreaterThan(120)
  })

  it.each([
    ['a word without an entry', 'അവൻ ബ്ലാബ്ലാ വാങ്ങി.'],
    ['who drank it', 'അമ്മ വന്നപ്പോൾ ചായ കുടിച്ചു.'],
    ['a fellow or a spot', 'പുള്ളി ഇന്ന് വരില്ല.'],
    ['who saw whom', 'അച്ഛൻ അമ്മ കണ്ടു.'],
    ['a mango tree or dough', 'ഞാൻ മാവ് വാങ്ങി.'],
    ['a soup or fun', 'അവൾ രസം ഉണ്ടാക്കി.'],
    ['whether tea does it or has it done to it', 'ചായ അരിച്ചു.'],
    ['a tongue that drinks', 'ചായ കുടിച്ച് നാവ് പൊള്ളി.'],
    ['whether it ate or was eaten', 'കോഴി തിന്നു.'],
    ['whether the window opens or is opened', 'ജനൽ തുറന്നാൽ കാറ്റ് കിട്ടും.'],
    ['a word in other letters', 'ഞാൻ Wi-Fi ഉപയോഗിച്ചു.'],
    ['where water comes', 'പൈപ്പിൽ വെള്ളം വരുന്നില്ല.'],
    ['two nouns that may be one', 'ഇന്ന് പച്ചക്കറി വിളവെടുപ്പാണ്.'],
    ['how an act goes on', 'അവൻ കഴിച്ചു തീർത്തു.'],
    ['two sentences in one', 'അവൻ വന്നു അവൾ പോയി.'],
    ['a moment that comes', 'ഒരു നിമിഷം, ഇപ്പോൾ വരാം.'],
    ['to whom or by whom', 'എനിക്ക് അയക്കണം.'],
    ['who washes it', 'ഞാൻ സാരി അലക്കാൻ കൊടുത്തു.'],
    ['a leg or a foot', 'അവൻ കാൽ കഴുകി.'],
    ['what or why', 'എന്താ വൈകിയത്?'],
    ['a clause as an object', 'അവൻ വന്നത് ഞാൻ കണ്ടു.'],
    ['who said it', 'അമ്മ നാളെ വരും എന്ന് പറഞ്ഞു.'],
    ['a time that has come', 'പോകാൻ നേരമായി.'],
    ['sitting, or going without', 'അവൻ വെള്ളം കുടിക്കാതെ ഇരുന്നു.'],
    ['a clause in a clause', 'ഞാൻ കട തുടങ്ങാൻ പോകുന്ന സ്ഥലം കണ്ടു.'],
    ['whom one sees', 'നാളെ കാണാം.'],
    ['what is not so', 'വീട്ടിൽ പോയി പഠിച്ചില്ല.'],
    ['a verb with many senses', 'അവൾ കണ്ണട വെച്ചു.'],
    ['a quarter', 'കാൽ കിലോ മുളക് വാങ്ങി.'],
    ['what the clock shows', 'മണി അഞ്ചായി.'],
    ['a foot or a blow', 'അവൻ അടി കിട്ടി കരഞ്ഞു.'],
    ['who was called by whom', 'വിളിച്ചിട്ടും അവൾ ഫോൺ എടുത്തില്ല.'],
    ['who arrived', 'വീട്ടിൽ എത്തിയപ്പോൾ അവൻ ഉറങ്ങുകയായിരുന്നു.'],
    ['who asks whom', 'ചോദിച്ചാൽ അവൻ തരും.'],
    ['who is thirsty', 'ദാഹിച്ചപ്പോൾ അവൾ വെള്ളം തന്നു.'],
    ['who is afraid', 'പേടിച്ചപ്പോൾ അമ്മ വന്നു.'],
    ['after a call, or in spite of it', 'ഞാൻ വിളിച്ചിട്ട് അവൾ വന്നില്ല.'],
    ['who did not see', 'അവൻ വന്നു, പക്ഷേ കണ്ടില്ല.'],
    ['whether the eggs come', 'മുട്ട തീർന്നു, നാളെ വരും.'],
    ['this evening or every evening', 'ഞാൻ വൈകുന്നേരം നടക്കാൻ പോകുന്നു.'],
    ['ordinary tea or usually', 'ഞാൻ സാധാരണ ചായ കുടിക്കുന്നു.'],
    ['one people', 'ഞങ്ങൾ ഒരു നാട്ടുകാരാണ്.'],
    ['who is free', 'വൈകുന്നേരം ഫ്രീയാണോ?'],
    ['what one thinks', 'എനിക്ക് തോന്നുന്നു.'],
    ['beauty to look at', 'പൂക്കളം കാണാൻ നല്ല ഭംഗിയുണ്ട്.'],
    ['when or that', 'എന്ന് പറയും.'],
    ['a price or how much less', 'കുറച്ചു വില കുറയ്ക്കൂ.'],
    ['who may lie down', 'അവൾക്ക് ഉറക്കം വരുന്നുണ്ട്, കിടക്കട്ടെ.'],
    ['when or because one is hungry', 'വിശന്നിട്ട് കഴിക്കാം.'],
    ['who saw that he was crying', 'അവളെ കണ്ടപ്പോൾ അവൻ കരയുകയായിരുന്നു.'],
    ['who opened it', 'ഒരു പാക്കറ്റ് തുറന്നു.'],
    ['who is afraid in what he says', 'എനിക്ക് പേടിയാണെന്ന് അവൻ പറഞ്ഞു.'],
    ['who will come in what he says', 'ഞാൻ വരുമെന്ന് അവൻ പറഞ്ഞു.'],
    ['all of them, or some', 'എല്ലാ കുട്ടികളും വന്നില്ല.'],
    ['when he said it', 'അവൻ പറഞ്ഞത് ഇന്നലെയാണ്.'],
    ['who got the money', 'അവൻ വന്നെങ്കിലും പണം കിട്ടിയില്ല.'],
    ['not read yet, or not at all', 'അവൾ വായിക്കാത്ത പുസ്തകം ഇതാണ്.'],
    ['laughing there, or from there', 'അവൻ അവിടെ നിന്ന് ചിരിച്ചു.'],
    ['a shop of which one spoke', 'നീ പറഞ്ഞ കട ഇന്ന് അടച്ചിരിക്കുന്നു.'],
    ['how long it takes', 'ഡോക്ടർ വരാൻ പത്തു മിനിറ്റ് എടുക്കും.'],
    ['whom one speaks to', 'അച്ഛൻ ടീച്ചറോട് സംസാരിക്കാൻ പറഞ്ഞു.'],
    ['who is yet to come', 'അവൻ വരാനുണ്ട്.'],
    ['who must give', 'ഞാൻ നാളെ വരാം, പണം തരണം.'],
    ['whom it is done for', 'ചീപ്പ് തരൂ, മുടി കെട്ടിത്തരാം.'],
    ['who is well, or where', 'വീട് ചെറുതാണ്, എങ്കിലും നല്ല സുഖമുണ്ട്.'],
    ['none of them, or not all, of who has it', 'എല്ലാവർക്കും ഇംഗ്ലീഷ് അറിയില്ല.'],
    ['none of them, or not all, of where it is', 'എല്ലാ കടകളിലും അരി ഇല്ല.'],
    ['who showed it', 'അവൾ വാങ്ങിയ സാരി കാണിച്ചു.'],
    ['one or both that she bought', 'അവൾ കല്യാണത്തിന് വാങ്ങിയ സാരിയും സ്വർണവും കാണിച്ചു.'],
    ['who will read it', 'അമ്മ തന്ന പുസ്തകം നാളെ വായിക്കും.'],
    ['whose money it is', 'അവൾക്ക് കൊടുക്കാൻ പണമില്ല.'],
    ['a long sentence', 'ഞങ്ങൾ തിരുവാതിര കാണാൻ സ്റ്റേജിന്റെ മുന്നിൽ ഒരു മണിക്കൂർ മഴയത്ത് കുടയില്ലാതെ നിന്നപ്പോൾ എല്ലാവരും ചിരിച്ചു.'],
  ])('is not there where it is not sure: %s', (_, text) => {
    expect(rough(text)).toBeUndefined()
  })

  it('is not there for nothing, and for a text of which one sentence is not sure', () => {
    expect(rough('')).toBeUndefined()
    expect(rough('...')).toBeUndefined()
    expect(rough('ഞാൻ വന്നു.')).toBe('I came.')
    expect(rough('ഞാൻ വന്നു. അവൻ ബ്ലാബ്ലാ വാങ്ങി.')).toBeUndefined()
  })

  it('says sentence after sentence', () => {
    expect(rough('ഞാൻ വന്നു. അവൻ പോയോ?')).toBe('I came. Did he go?')
  })
})

it('reads at least 40 in 100 sentences of the bank, which are said as people say them', () => {
  const texts = shippedContent().sentences.flatMap(({ sentences }) => sentences.map(({ text }) => text))
  const read = texts.filter((text) => rough(text) !== undefined)
  expect(read.length / texts.length).toBeGreaterThan(0.4)
})
