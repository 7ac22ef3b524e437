import { describe, expect, it } from 'vitest'
import { anEntry, aVerb, likeliestIn } from '../testing.ts'

const likeliest = likeliestIn([
  aVerb('കഴിയുക', ['to be able', 'to be over'], 'കഴിഞ്ഞു'),
  aVerb('കഴിക്കുക', ['to eat', 'to marry'], 'കഴിച്ചു'),
  aVerb('ഉറങ്ങുക', 'to sleep', 'ഉറങ്ങി'),
  aVerb('പറയുക', 'to say', 'പറഞ്ഞു'),
  aVerb('ചെയ്യുക', 'to do', 'ചെയ്തു'),
  aVerb('കൊള്ളുക', ['to hit', 'to be good'], 'കൊണ്ടു'),
  aVerb('വരുക', ['to come', 'to have to'], 'വന്നു'),
  aVerb('നിൽക്കുക', ['to stand', 'to stop'], 'നിന്നു'),
  aVerb('കാക്കുക', ['to guard', 'to wait for'], 'കാത്തു'),
  aVerb('വീശുക', ['to blow', 'to wave', 'to cast (a net)'], 'വീശി'),
  aVerb('പിടിക്കുക', ['to hold', 'to catch'], 'പിടിച്ചു'),
  aVerb('കളയുക', ['to throw away', 'to do away with'], 'കളഞ്ഞു'),
  aVerb('നടക്കുക', ['to walk', 'to happen, take place'], 'നടന്നു'),
  aVerb('കാണുക', 'to see', 'കണ്ടു'),
  aVerb('കൂടുക', ['to increase', 'to get into (a quarrel)'], 'കൂടി'),
  aVerb('പറ്റുക', ['to be possible', 'to happen'], 'പറ്റി'),
  aVerb('അടയ്ക്കുക', ['to close', 'to pay (a bill)'], 'അടച്ചു'),
  aVerb('വെക്കുക', ['to put', 'to cook (rice)'], 'വെച്ചു'),
  aVerb('ഓടിക്കുക', ['to drive', 'to chase away'], 'ഓടിച്ചു'),
  aVerb('മാറുക', ['to change', 'to get well (of illness)'], 'മാറി'),
  aVerb('വാങ്ങുക', ['to buy', 'to receive'], 'വാങ്ങി'),
  aVerb('ഇടുക', ['to put', 'to wear'], 'ഇട്ടു'),
  aVerb('ജയിക്കുക', ['to win', 'to pass (an exam)'], 'ജയിച്ചു'),
  aVerb('തേക്കുക', ['to rub on', 'to brush', 'to iron'], 'തേച്ചു'),
  anEntry('കൂടി', ['also', 'more'], { pos: 'particle' }),
  anEntry('കുറച്ച്', 'a little', { pos: 'adjective', also: ['കുറച്ചു'] }),
  ...[
    'പണം:money',
    'വാതിൽ:door',
    'ചോറ്:rice',
    'പനി:fever',
    'ഷർട്ട്:shirt',
    'പെട്ടി:box',
    'സമ്മാനം:prize',
    'പരീക്ഷ:exam',
    'പല്ല്:tooth',
    'വണ്ടി:vehicle',
  ].map(aNoun),
  anEntry('കൊണ്ട്', ['with', 'while (after a verb)', 'because of'], { pos: 'postposition' }),
  anEntry('അടുത്ത', ['next', 'near, close'], { pos: 'adjective' }),
  anEntry('എന്ത്', 'what', { pos: 'pronoun' }),
  anEntry('അത്', 'that', { pos: 'pronoun' }),
  anEntry('എന്താ', ['what', 'why'], { pos: 'pronoun' }),
  anEntry('ഇന്നലെ', 'yesterday', { pos: 'adverb' }),
  anEntry('നല്ല', ['good', 'strong, a lot of'], { pos: 'adjective' }),
  anEntry('രസം', ['pepper soup', 'fun, nice']),
  anEntry('പടം', ['picture', 'film']),
  anEntry('ചാർജ്', ['fare', 'battery charge']),
  ...[
    'സുഹൃത്ത്:friend',
    'പാൽ:milk',
    'ബസ്:bus',
    'കല്യാണം:wedding',
    'ഉച്ച:noon',
    'ഫോൺ:phone',
    'മണിക്കൂർ:hour',
    'വല:net',
  ].map(aNoun),
  ...['കൈ:hand', 'കാറ്റ്:wind', 'കള്ളൻ:thief', 'വഴക്ക്:quarrel', 'ചൂട്:heat', 'വീട്:house', 'മഴ:rain', 'കളി:game'].map(
    aNoun,
  ),
  anEntry('കോഴി', 'hen', { topic: 'animals' }),
])

function aNoun(line: string) {
  const [word = '', means = ''] = line.split(':')
  return anEntry(word, means)
}

const says = (word: string, rows: readonly (readonly [string, string])[]) =>
  describe(word, () => {
    it.each(rows)('%s: it is “%s”', (text, expected) =>
      expect(likeliest(text, word)?.entry.means[0]).toBe(expected),
    )
  })

says('അടുത്ത', [
  ['അടുത്ത സുഹൃത്ത്', 'near, close'],
  ['അടുത്ത ബസ്', 'next'],
])

says('കഴിഞ്ഞു', [
  ['പാൽ കഴിഞ്ഞു', 'to be over'],
  ['പറയാൻ കഴിഞ്ഞു', 'to be able'],
])

says('ഉറങ്ങിക്കഴിഞ്ഞു', [['ഉറങ്ങിക്കഴിഞ്ഞു', 'to be over']])
says('ഉച്ചകഴിഞ്ഞ്', [['ഉച്ചകഴിഞ്ഞ് പറഞ്ഞു', 'to be over']])

it('says of കഴിയും alone that one is able', () => {
  expect(likeliest('കഴിയും', 'കഴിയും')?.entry.means[0]).toBe('to be able')
})

says('കഴിച്ചു', [
  ['കല്യാണം കഴിച്ചു', 'to marry'],
  ['പാൽ കഴിച്ചു', 'to eat'],
  ['കല്യാണം, പാൽ കഴിച്ചു', 'to eat'],
])

says('അതുകൊള്ളാം', [['അതുകൊള്ളാം', 'to be good']])
says('കൊള്ളാമല്ലോ', [['കൊള്ളാമല്ലോ', 'to be good']])
says('കൊണ്ടു', [['കൈ കൊണ്ടു', 'to hit']])

says('കൊണ്ട്', [
  ['ഉറങ്ങി കൊണ്ട് പറഞ്ഞു', 'while (after a verb)'],
  ['അത് ചെയ്തു കൊണ്ട് പറഞ്ഞു', 'while (after a verb)'],
  ['കൈ കൊണ്ട് ചെയ്തു', 'with'],
  ['അത് പറഞ്ഞത് കൊണ്ട് ഉറങ്ങി', 'because of'],
])

says('ചാർജ്', [
  ['ചാർജ് ചെയ്തു', 'battery charge'],
  ['ഫോൺ ചാർജ് പറഞ്ഞു', 'battery charge'],
  ['ബസ് ചാർജ് പറഞ്ഞു', 'fare'],
])

says('കാത്തു', [
  ['മണിക്കൂർ കാത്തു', 'to wait for'],
  ['വീട് കാത്തു നിന്നു', 'to wait for'],
  ['വീട് കാത്തു', 'to guard'],
])

says('വീശി', [
  ['വല വീശി', 'to cast (a net)'],
  ['കൈ വീശി', 'to wave'],
  ['കാറ്റ് വീശി', 'to blow'],
])

says('പിടിച്ചു', [
  ['കള്ളനെ പിടിച്ചു', 'to catch'],
  ['കോഴിയെ പിടിച്ചു', 'to catch'],
  ['ബസ് പിടിച്ചു', 'to catch'],
  ['കൈ പിടിച്ചു', 'to hold'],
])

says('ഉറങ്ങിക്കളഞ്ഞു', [['ഉറങ്ങിക്കളഞ്ഞു', 'to do away with']])
says('കളഞ്ഞു', [['പാൽ കളഞ്ഞു', 'to throw away']])

says('കൂടി', [
  ['വഴക്ക് കൂടി', 'to get into (a quarrel)'],
  ['ചൂട് കൂടി', 'to increase'],
])

says('പറ്റി', [
  ['എന്ത് പറ്റി', 'to happen'],
  ['പാൽ പറ്റി', 'to be possible'],
])

says('വന്നു', [
  ['പറയേണ്ടി വന്നു', 'to have to'],
  ['പറഞ്ഞു വന്നു', 'to come'],
])

says('നടന്നു', [
  ['കളി നടന്നു', 'to happen, take place'],
  ['കളി ഇന്നലെ മഴയിൽ നടന്നു', 'to happen, take place'],
  ['വീട്ടിലേക്ക് നടന്നു', 'to walk'],
  ['കളിയിലേക്ക് നടന്നു', 'to walk'],
  ['കളി കഴിഞ്ഞ് മഴയിൽ നടന്നു', 'to walk'],
  ['കളി, ഇന്നലെ നടന്നു', 'to walk'],
])

says('നിന്നു', [
  ['മഴ നിന്നു', 'to stop'],
  ['മഴയിൽ നിന്നു', 'to stand'],
])

says('രസമാണ്', [
  ['നല്ല രസമാണ്', 'fun, nice'],
  ['എന്ത് രസമാണ്', 'fun, nice'],
  ['കാണാൻ രസമാണ്', 'fun, nice'],
  ['അത് നല്ല രസമാണ്', 'pepper soup'],
  ['കഴിക്കാൻ രസമാണ്', 'pepper soup'],
])
says('രസമുണ്ട്', [
  ['കാണാൻ നല്ല രസമുണ്ട്', 'fun, nice'],
  ['നല്ല രസമുണ്ട്', 'pepper soup'],
])
says('രസമുള്ള', [['രസമുള്ള കളി', 'fun, nice']])
says('രസം', [['നല്ല രസം കഴിച്ചു', 'pepper soup']])

says('പടം', [
  ['പടം കണ്ടു', 'film'],
  ['പടം ഇന്നലെ കണ്ടു', 'film'],
  ['പടം പിടിച്ചു', 'picture'],
])

says('എന്താ', [
  ['അത് എന്താ പറയാത്തത്', 'why'],
  ['അത് എന്താ പറഞ്ഞത്', 'what'],
])

says('എന്തുപറ്റി', [['എന്തുപറ്റി', 'to happen']])

const pairs = (rows: readonly (readonly [text: string, word: string, expected: string])[]) =>
  it.each(rows)('%s: %s is “%s”', (text, word, expected) =>
    expect(likeliest(text, word)?.entry.means[0]).toBe(expected),
  )

describe('what a verb is said of', () => {
  pairs([
    ['പണം അടച്ചു', 'അടച്ചു', 'to pay (a bill)'],
    ['വാതിൽ അടച്ചു', 'അടച്ചു', 'to close'],
    ['ചോറ് വെച്ചു', 'വെച്ചു', 'to cook (rice)'],
    ['പെട്ടി വെച്ചു', 'വെച്ചു', 'to put'],
    ['കോഴിയെ ഓടിച്ചു', 'ഓടിച്ചു', 'to chase away'],
    ['വണ്ടി ഓടിച്ചു', 'ഓടിച്ചു', 'to drive'],
    ['പനി മാറി', 'മാറി', 'to get well (of illness)'],
    ['വണ്ടി മാറി', 'മാറി', 'to change'],
    ['സമ്മാനം വാങ്ങി', 'വാങ്ങി', 'to receive'],
    ['ഷർട്ട് വാങ്ങി', 'വാങ്ങി', 'to buy'],
    ['ഷർട്ട് ഇട്ടു', 'ഇട്ടു', 'to wear'],
    ['പെട്ടിയിൽ ഷർട്ട് ഇട്ടു', 'ഇട്ടു', 'to put'],
    ['പരീക്ഷ ജയിച്ചു', 'ജയിച്ചു', 'to pass (an exam)'],
    ['കളി ജയിച്ചു', 'ജയിച്ചു', 'to win'],
    ['പല്ല് തേച്ചു', 'തേച്ചു', 'to brush'],
    ['ഷർട്ട് തേച്ചു', 'തേച്ചു', 'to iron'],
    ['കുറച്ചു ചോറ് കൂടി വാങ്ങി', 'കൂടി', 'more'],
    ['നല്ല മഴ', 'നല്ല', 'strong, a lot of'],
    ['നല്ല ബസ്', 'നല്ല', 'good'],
  ])
})
