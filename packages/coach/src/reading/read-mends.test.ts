import { expect, it } from 'vitest'
import { anEntry, aVerb, likeliestIn } from '../testing.ts'

const likeliest = likeliestIn([
  aVerb('മുറിയുക', 'to get cut', 'മുറിഞ്ഞു'),
  aVerb('കയറുക', 'to climb', 'കയറി'),
  aVerb('കെടുക', 'to go out', 'കെട്ടു'),
  aVerb('അടുക്കുക', 'to come near', 'അടുത്തു'),
  aVerb('വരുക', 'to come', 'വന്നു'),
  aVerb('കൂടുക', 'to increase', 'കൂടി'),
  aVerb('ഇറങ്ങുക', 'to get off', 'ഇറങ്ങി'),
  aVerb('പറ്റുക', 'to be possible', 'പറ്റി'),
  aVerb('പറയുക', 'to say', 'പറഞ്ഞു'),
  aVerb('ചെയ്യുക', 'to do', 'ചെയ്തു'),
  aVerb('കേൾക്കുക', 'to hear', 'കേട്ടു'),
  aVerb('സൂക്ഷിക്കുക', 'to be careful', 'സൂക്ഷിച്ചു'),
  anEntry('അടുത്ത്', 'near', { pos: 'postposition', also: ['അടുത്തു'] }),
  anEntry('കൂടി', 'more', { pos: 'particle' }),
  anEntry('എന്ന്', 'that', { pos: 'conjunction' }),
  anEntry('എന്ന്', 'on which day', { pos: 'adverb' }),
  anEntry('എവിടെ', 'where', { pos: 'adverb' }),
  anEntry('കുറഞ്ഞത്', 'at least', { pos: 'adverb' }),
  anEntry('കുറഞ്ഞ', 'low', { pos: 'adjective' }),
  anEntry('ഞാൻ', 'I', { pos: 'pronoun' }),
  anEntry('ബാലരാമപുരം', 'Balaramapuram', { pos: 'name', kind: 'place' }),
  anEntry('കേരളം', 'Kerala', { pos: 'name', kind: 'place' }),
  anEntry('മടി', 'lap'),
  anEntry('മടി', 'laziness'),
  anEntry('ബുക്ക്', ['book', 'booking']),
  anEntry('പാട്', ['mark', 'difficulty']),
  anEntry('പിടി', ['grip', 'handful']),
  anEntry('പാതി', 'half', { topic: 'numbers' }),
  anEntry('രണ്ട്', 'two', { pos: 'numeral' }),
  ...'കൈ മുറി കയർ തൊട്ടി കെട്ട് വില രൂപ ഗ്രാം സുഖം കഥ കൈത്തറി അരി അമ്മ ടീം'
    .split(' ')
    .map((word) => anEntry(word, word)),
])

/** What the word is likeliest to be in this text: its sense, and what its last ending does. */
function read(text: string, word: string) {
  const found = likeliest(text, word)
  return found && [found.entry.means[0], found.endings.at(-1)?.id].join(' ').trim()
}

it.each([
  ['കൈ മുറിയും.', 'മുറിയും', 'to get cut future'],
  ['ഒരു മുറിയും.', 'മുറിയും', 'മുറി and'],
  ['കയറും തൊട്ടിയും', 'കയറും', 'കയർ and'],
  ['അമ്മ കയറും.', 'കയറും', 'to climb future'],
  ['ഒരു കെട്ടു വന്നു', 'കെട്ടു', 'കെട്ട്'],
  ['കൈ കെട്ടു.', 'കെട്ടു', 'to go out past'],
  ['അമ്മ അടുത്തു വന്നു', 'അടുത്തു', 'near'],
  ['കഥ അടുത്തു.', 'അടുത്തു', 'to come near past'],
  ['ഗ്രാമിന് രണ്ട് രൂപ കൂടി.', 'കൂടി', 'to increase past'],
  ['രണ്ട് രൂപ കൂടി.', 'കൂടി', 'more'],
  ['വില കുറഞ്ഞത് മതി', 'കുറഞ്ഞത്', 'low nominal'],
  ['കുറഞ്ഞത് രണ്ട് രൂപ', 'കുറഞ്ഞത്', 'at least'],
  ['സുഖമാകട്ടെ.', 'സുഖമാകട്ടെ', 'സുഖം let'],
  ['കഥയാകട്ടെ കേട്ടു', 'കഥയാകട്ടെ', 'കഥ asFor'],
  ['കഥ എന്നല്ലേ', 'എന്നല്ലേ', 'that isntIt'],
  ['എവിടെയാ ഇറങ്ങുന്നേ?', 'ഇറങ്ങുന്നേ', 'to get off asked'],
  ['കൈ ഇറങ്ങുന്നേ', 'ഇറങ്ങുന്നേ', 'to get off emphasis'],
  ['ബാലരാമപുരത്തെ കൈത്തറി', 'ബാലരാമപുരത്തെ', 'Balaramapuram locativeAdjective'],
  ['കേരളത്തെ ടീം കേട്ടു', 'കേരളത്തെ', 'Kerala accusative'],
  ['പറയാൻ പറ്റൂ.', 'പറ്റൂ', 'to be possible onlySo'],
  ['പാതിയേ കേൾക്കൂ.', 'കേൾക്കൂ', 'to hear onlySo'],
  ['ഇറങ്ങുമ്പോൾ സൂക്ഷിക്കണേ, അമ്മ വന്നു', 'സൂക്ഷിക്കണേ', 'to be careful please'],
  ['പറയാൻ മടിയാണ്', 'മടിയാണ്', 'laziness is'],
  ['അമ്മയുടെ മടിയാണ്', 'മടിയാണ്', 'lap is'],
  ['ബുക്ക് ചെയ്തു', 'ബുക്ക്', 'booking'],
  ['ബുക്ക് വന്നു', 'ബുക്ക്', 'book'],
  ['കയറാൻ പാടാണ്', 'പാടാണ്', 'difficulty is'],
  ['കൈ പാടാണ്', 'പാടാണ്', 'mark is'],
  ['രണ്ട് പിടി അരി', 'പിടി', 'handful'],
  ['കൈ പിടി', 'പിടി', 'grip'],
])('%s: %s is %s', (text, word, expected) => expect(read(text, word)).toBe(expected))
