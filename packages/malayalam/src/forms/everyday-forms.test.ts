import { describe, expect, it } from 'vitest'
import { analyse } from './analyse.ts'
import { makeLexicon } from './lexicon.ts'
import { anEntry, lastMeaningIn, readingsIn, smallLexicon } from './testing.ts'

const nouns = (words: string) => words.split(' ').map((word) => anEntry(word, 'noun', 'thing'))

const lexicon = makeLexicon([
  ...smallLexicon,
  ...nouns(
    'സമരം ആവശ്യം അഭിപ്രായം കുറ്റം രേഖ പരാജയം അവകാശം ഭയം ഭംഗി മേഘം മേശ പലഹാരം കാര്യം പഴംപൊരി ദിനം മാസം വർഷം പ്രതി നന്ദി പാട് ക്ലബ് ഇര',
  ),
  anEntry('സാമ്പത്തികം', 'noun', 'finance'),
  anEntry('കലാകാരൻ', 'noun', 'artist'),
  anEntry('സുന്ദരി', 'noun', 'beautiful woman', { plural: 'സുന്ദരിമാർ' }),
  anEntry('ഊട്ടി', 'name', 'Ooty'),
  anEntry('ഉറപ്പിക്കുക', 'verb', 'fix', { past: 'ഉറപ്പിച്ചു' }),
  anEntry('കുറയ്ക്കുക', 'verb', 'reduce', { past: 'കുറച്ചു' }),
  anEntry('കുറച്ച്', 'adverb', 'a little'),
  anEntry('എന്നാൽ', 'conjunction', 'but'),
  anEntry('കൂടി', 'particle', 'also'),
  anEntry('കൂടുക', 'verb', 'gather', { past: 'കൂടി' }),
  anEntry('വളരെ', 'adverb', 'very'),
  anEntry('മുതൽ', 'postposition', 'from'),
  anEntry('നിന്ന്', 'postposition', 'from', { also: ['നിന്നു'] }),
  anEntry('വെച്ച്', 'postposition', 'at, in', { use: 2 }),
  anEntry('അടുക്കുക', 'verb', 'come near', { past: 'അടുത്തു' }),
  anEntry('അടുത്ത്', 'postposition', 'near'),
  anEntry('ചിന്തിക്കുക', 'verb', 'think', { past: 'ചിന്തിച്ചു' }),
  anEntry('ആ', 'adjective', 'that'),
  anEntry('ഒന്ന്', 'particle', 'just'),
  anEntry('ഒരാൾ', 'pronoun', 'one person'),
  anEntry('ഒരിക്കൽ', 'adverb', 'once'),
  anEntry('പണ്ട്', 'adverb', 'long ago'),
  anEntry('ഇങ്ങനെ', 'adverb', 'like this'),
  anEntry('അങ്ങനെ', 'adverb', 'like that'),
  anEntry('എങ്ങനെ', 'adverb', 'how'),
  anEntry('ഇത്ര', 'adverb', 'so much'),
  anEntry('വൈകുന്നേരം', 'adverb', 'in the evening'),
  anEntry('നമസ്കാരം', 'interjection', 'hello'),
  anEntry('സമീപം', 'postposition', 'near'),
  anEntry('ആദ്യ', 'adjective', 'first'),
  anEntry('കൊച്ചു', 'adjective', 'little'),
  anEntry('പൊതു', 'adjective', 'public'),
  anEntry('ഒറ്റ', 'adjective', 'single'),
  anEntry('മറ്റ്', 'adjective', 'other'),
  anEntry('എൺപത്', 'numeral', 'eighty'),
])

const all = readingsIn(lexicon)
const first = (word: string) => all(word)[0]

describe('with, although, or', () => {
  it.each([
    ['അവനുമായി', 'അവൻ along'],
    ['ഇതുമായി', 'ഇത് along'],
    ['കുട്ടികളുമായി', 'കുട്ടി plural along'],
    ['വെള്ളവുമായി', 'വെള്ളം along'],
    ['അമ്മയുമായുള്ള', 'അമ്മ along'],
    ['വന്നെങ്കിലും', 'വരുക past evenThough'],
    ['പോയെങ്കിലും', 'പോകുക past evenThough'],
    ['ഇല്ലെങ്കിലും', 'ഇല്ല evenThough'],
    ['അച്ഛനെങ്കിലും', 'അച്ഛൻ atLeast'],
    ['വീട്ടിലെങ്കിലും', 'വീട് locative atLeast'],
    ['രണ്ടെങ്കിലും', 'രണ്ട് atLeast'],
    ['അച്ഛനോ', 'അച്ഛൻ question'],
  ])('%s is %s', (word, expected) => expect(first(word)).toBe(expected))

  it.each(['അച്ഛനോ', 'അമ്മയോ', 'വീട്ടിലോ', 'രണ്ടോ'])('%s may also be one of two', (word) =>
    expect(all(word).some((one) => one.endsWith(' or'))).toBe(true),
  )
  it.each(['വന്നോ', 'വരുമോ', 'പോയോ', 'വെച്ചോ'])('%s only asks', (word) =>
    expect(all(word).some((one) => one.endsWith(' or'))).toBe(false),
  )
  it('says some- after a question word, and at least after others', () => {
    const meansOf = lastMeaningIn(lexicon)
    expect(meansOf('ആരെങ്കിലും')).toBe('some-, any-')
    expect(meansOf('അച്ഛനെങ്കിലും')).toBe('at least')
  })
})

describe('ഉം after a case in a long ഏ', () => {
  it.each([
    ['കുട്ടികളുടേയും', 'കുട്ടി plural genitive and'],
    ['അവരുടേയും', 'അവർ genitive and'],
    ['അവന്റേയും', 'അവൻ genitive and'],
    ['അമ്മയേയും', 'അമ്മ accusative and'],
    ['കുട്ടികളേയും', 'കുട്ടി plural accusative and'],
    ['എല്ലാവരേയും', 'എല്ലാവരും accusative'],
    ['അമ്മയുടെയും', 'അമ്മ genitive and'],
    ['മരവും', 'മരം and'],
  ])('%s is %s', (word, expected) => expect(first(word)).toBe(expected))
})

describe('what is said', () => {
  it.each([
    ['വേണേൽ', 'വേണം if'],
    ['ഉണ്ടേൽ', 'ഉണ്ട് if'],
    ['വന്നേൽ', 'വരുക past if'],
    ['ഇല്ലേൽ', 'ഇല്ല if'],
    ['എന്തേലും', 'എന്ത് atLeast'],
    ['ആരേലും', 'ആര് atLeast'],
    ['വന്നേലും', 'വരുക past evenThough'],
    ['വന്നാരുന്നു', 'വരുക past was'],
    ['കഴിച്ചാരുന്നോ', 'കഴിക്കുക past was question'],
    ['വീട്ടിലാരുന്നു', 'വീട് locative was'],
    ['വെള്ളോം', 'വെള്ളം and'],
    ['കാര്യോം', 'കാര്യം and'],
    ['അമ്മേം', 'അമ്മ and'],
    ['ചായേം', 'ചായ and'],
    ['അച്ഛനേം', 'അച്ഛൻ accusative and'],
    ['അവരുടേം', 'അവർ genitive and'],
    ['പഴംപൊരീം', 'പഴംപൊരി and'],
    ['ഇത്രേം', 'ഇത്ര and'],
    ['ഞങ്ങടെ', 'ഞങ്ങൾ genitive'],
    ['നിങ്ങടെ', 'നിങ്ങൾ genitive'],
    ['അവരടെ', 'അവർ genitive'],
    ['ഞങ്ങക്ക്', 'ഞങ്ങൾ dative'],
    ['നമ്മക്ക്', 'നമ്മൾ dative'],
    ['നോക്കീട്ട്', 'നോക്കുക after'],
    ['പോയീട്ട്', 'പോകുക after'],
    ['വാങ്ങീട്ടുണ്ട്', 'വാങ്ങുക perfect'],
    ['നിക്ക്', 'നിൽക്കുക command'],
    ['നിക്കണം', 'നിൽക്കുക must'],
    ['കേക്കണം', 'കേൾക്കുക must'],
    ['അങ്ങിനെ', 'അങ്ങനെ'],
    ['എങ്ങിനെ', 'എങ്ങനെ'],
    ['ഇങ്ങിനെ', 'ഇങ്ങനെ'],
    ['അവന്മാർ', 'അവൻ plural'],
    ['അവന്മാരുടെ', 'അവൻ plural genitive'],
    ['കടേന്ന്', 'കട ablative'],
    ['പോം', 'പോകുക future'],
    ['പോന്നില്ല', 'പോകുക presentNegative'],
  ])('%s is %s', (word, expected) => expect(first(word)).toBe(expected))

  it.each(['മരേം', 'അച്ഛോം', 'രാജാവോം', 'അമ്മോം', 'കടീം', 'മരടെ', 'കടടെ', 'അമ്മീട്ട്', 'അമ്മന്മാർ'])(
    '%s is nothing that is said',
    (word) => expect(first(word)).toBeUndefined(),
  )
})

describe('small words joined to any other', () => {
  it.each([
    ['ഞാനീ', 'ഞാൻ thisNoun'],
    ['നമുക്കീ', 'നമ്മൾ dative thisNoun'],
    ['വീട്ടിലീ', 'വീട് locative thisNoun'],
    ['അമ്മയൊന്ന്', 'അമ്മ just'],
    ['നമുക്കൊന്ന്', 'നമ്മൾ dative just'],
    ['തുറന്നൊന്ന്', 'തുറക്കുക participle just'],
    ['വീട്ടിലൊന്ന്', 'വീട് locative just'],
    ['അമ്മയിപ്പോൾ', 'അമ്മ + ഇപ്പോൾ'],
    ['വീടിപ്പോൾ', 'വീട് + ഇപ്പോൾ'],
    ['അവനിങ്ങനെ', 'അവൻ + ഇങ്ങനെ'],
    ['വഴിയിത്ര', 'വഴി + ഇത്ര'],
    ['മരത്തിലൊരാൾ', 'മരം locative + ഒരാൾ'],
    ['പണ്ടൊരിക്കൽ', 'പണ്ട് + ഒരിക്കൽ'],
    ['എന്നാലൊന്ന്', 'എന്നാൽ just'],
    ['അതുമതി', 'അത് + മതി'],
    ['രണ്ടുമതി', 'രണ്ട് + മതി'],
    ['ആദ്യദിവസം', 'ആദ്യ + ദിവസം'],
    ['കൊച്ചുകുട്ടി', 'കൊച്ചു + കുട്ടി'],
    ['പൊതുസ്ഥലം', 'പൊതു + സ്ഥലം'],
    ['ഒറ്റമുറി', 'ഒറ്റ + മുറി'],
    ['മറ്റുകുട്ടികൾ', 'മറ്റ് + കുട്ടി plural'],
    ['ഇവിടെയടുത്താണ്', 'ഇവിടെ + അടുത്ത് is'],
    ['വളരെക്കുറച്ച്', 'വളരെ + കുറച്ച്'],
  ])('%s is %s', (word, expected) => expect(first(word)).toBe(expected))

  it('a third is no just', () => expect(first('മൂന്നിലൊന്ന്')).toBe('മൂന്ന് locative + ഒന്ന്'))
  it.each(['നല്ലദിവസം', 'വലിയവീട്', 'അവന്റെയിപ്പോൾ', 'അവനാലിങ്ങനെ', 'വന്നീ'])('%s is not joined', (word) =>
    expect(first(word)).toBeUndefined(),
  )
})

describe('forms of verbs', () => {
  it.each([
    ['വന്നതോടെ', 'വരുക onceDone'],
    ['പോയതോടെ', 'പോകുക onceDone'],
    ['വരുന്നതോടെ', 'വരുക onceDone'],
    ['വരുമായിരുന്നില്ല', 'വരുക future wasNot'],
    ['വരുമായിരിക്കും', 'വരുക future probably'],
    ['പറയുകയുണ്ടായി', 'പറയുക didSo'],
    ['വരികയുണ്ടായി', 'വരുക didSo'],
    ['ചെയ്യുകയായിരുന്ന', 'ചെയ്യുക pastProgressiveRelative'],
    ['പോകവേ', 'പോകുക whileSo'],
    ['നോക്കിക്കൊണ്ടിരിക്കെ', 'നോക്കുക whileSo'],
    ['വരുമ്പോഴേക്കും', 'വരുക byThen'],
    ['വന്നപ്പോഴേക്കും', 'വരുക byThen'],
    ['കണ്ടയുടനെ', 'കാണുക asSoonAs'],
    ['വന്നാലുടനെ', 'വരുക asSoonAs'],
    ['വരുന്തോറും', 'വരുക eachTime'],
    ['പോയതിൽപ്പിന്നെ', 'പോകുക sinceDone'],
    ['വരുന്നവഴി', 'വരുക onTheWay'],
    ['വന്നുകൊണ്ടേയിരുന്നു', 'വരുക continuingPast'],
    ['കൊടുത്തേക്കണം', 'കൊടുക്കുക doMust'],
    ['പോയാലോ', 'പോകുക howAbout'],
    ['കാണാനില്ല', 'കാണുക noneTo'],
    ['വരാഞ്ഞത്', 'വരുക notDone pastNominal'],
    ['സഹായിച്ചിട്ടുള്ളൂ', 'സഹായിക്കുക onlyDone'],
    ['വന്നയാൾ', 'വരുക pastRelative theOne'],
    ['വായിക്കുന്നയാളുടെ', 'വായിക്കുക presentRelative theOne genitive'],
    ['ഇരിക്കുന്നിടത്ത്', 'ഇരിക്കുക presentRelative placeWhere locative'],
    ['വരുമോയെന്ന്', 'വരുക future whether'],
    ['കരയുന്നതെന്തിനാ', 'കരയുക presentNominal whatFor is'],
    ['ഇല്ലാതിരുന്നു', 'ഇല്ല lackingBe past'],
    ['ഇല്ലാതായി', 'ഇല്ല lackingBecome'],
    ['കുടിപ്പിച്ചു', 'കുടിക്കുക causative past'],
    ['ചിന്തിപ്പിക്കുന്നു', 'ചിന്തിക്കുക causative present'],
    ['വായിക്കേണ്ട', 'വായിക്കുക needNot'],
    ['നിന്നു', 'നിൽക്കുക past'],
    ['വെച്ചായിരുന്നു', 'വെച്ച് was'],
    ['കൂടിയില്ലേ', 'കൂടുക pastNegative tag'],
    ['വീട്ടിലായിരുന്നുള്ളൂ', 'വീട് locative was onlySoMuch'],
    ['കണ്ടുള്ളൂ', 'കാണുക past onlySoMuch'],
  ])('%s is %s', (word, expected) => expect(first(word)).toBe(expected))

  it.each(['മരതോടെ', 'വരതോടെ', 'വീടുകയുണ്ടായി', 'അമ്മവേ', 'അമ്മയുന്തോറും', 'മരയാൾ', 'ഓടിപ്പിച്ചു', 'അല്ലാതിപ്പിച്ചു'])(
    '%s is no form',
    (word) => expect(first(word)).toBeUndefined(),
  )
  it('a work that must be done is among the readings of ചെയ്യേണ്ട', () => {
    expect(all('ചെയ്യേണ്ട')).toContain('ചെയ്യുക needed')
  })
})

describe('forms of nouns and numbers', () => {
  it.each([
    ['സമരക്കാരുടെ', 'സമരം peopleOf genitive'],
    ['ആവശ്യക്കാർ', 'ആവശ്യം peopleOf'],
    ['അഭിപ്രായക്കാരൻ', 'അഭിപ്രായം heOf'],
    ['ക്ലബ്ബുകാർ', 'ക്ലബ് peopleOf'],
    ['കുറ്റപ്പെടുത്തി', 'കുറ്റം makeFeel'],
    ['രേഖപ്പെടുത്തിയ', 'രേഖ makeFeel pastRelative'],
    ['അവകാശപ്പെടുന്നു', 'അവകാശം feel present'],
    ['ഭയപ്പെട്ടു', 'ഭയം feel past'],
    ['നൂറിലേറെ', 'നൂറ് moreThan'],
    ['പത്തിലധികം', 'പത്ത് moreThan'],
    ['വിലയേറിയ', 'വില much'],
    ['ഭംഗിയേറിയ', 'ഭംഗി much'],
    ['മൂന്നാമൻ', 'മൂന്ന് ordinalPerson'],
    ['രണ്ടാമന്റെ', 'രണ്ട് ordinalPerson genitive'],
    ['മൂന്നാമത്തേത്', 'മൂന്ന് ordinalNominal'],
    ['ആയിരങ്ങൾ', 'ആയിരം plural'],
    ['എൺപതുകളിൽ', 'എൺപത് plural locative'],
    ['സുന്ദരികൾ', 'സുന്ദരി plural'],
    ['വൈകുന്നേരങ്ങളിൽ', 'വൈകുന്നേരം plural locative'],
    ['നമസ്കാരത്തിന്', 'നമസ്കാരം dative'],
    ['സമീപത്ത്', 'സമീപം locative'],
    ['മേശമേൽ', 'മേശ onTop'],
    ['മഴയെത്തുടർന്ന്', 'മഴ following'],
    ['സമരത്തെത്തുടർന്ന്', 'സമരം following'],
    ['അമ്മകൂടി', 'അമ്മ also'],
    ['ഓടിക്കൂടി', 'ഓടുക participle + കൂടുക past'],
    ['മേഘമാകട്ടെ', 'മേഘം asFor'],
    ['വരാനിരിക്കുന്ന', 'വരുക dueTo presentRelative'],
    ['വായിക്കേണ്ടിയിരിക്കുന്നു', 'വായിക്കുക mustBe'],
    ['വരേണ്ടിയിരുന്നു', 'വരുക shouldHave'],
    ['വരേണ്ടിയിരുന്നില്ല', 'വരുക neededNot'],
    ['കഴിക്കാറുള്ളൂ', 'കഴിക്കുക onlyHabit'],
    ['വായിക്കുകയുള്ളൂ', 'വായിക്കുക onlyWill'],
    ['വായിക്കുകയൊള്ളൂ', 'വായിക്കുക onlyWill'],
    ['വായിക്കുന്നിടത്തോളം', 'വായിക്കുക asLongAs'],
    ['എന്താടോ', 'എന്ത് is callFriend'],
    ['വരില്ലട്ടോ', 'വരുക futureNegative youHear'],
    ['വായിക്കുന്നതത്രേ', 'വായിക്കുക presentNominal theySay'],
    ['കൂട്ടുകാരടക്കം', 'കൂട്ടുകാർ including'],
    ['കൂട്ടുകാരടക്കമുള്ള', 'കൂട്ടുകാർ including'],
    ['മരത്തിനടിയിലേക്ക്', 'മരം under allative'],
    ['ദിനത്തോടനുബന്ധിച്ച്', 'ദിനം connected'],
    ['മരത്തിനുനേരെ', 'മരം dative toward'],
    ['ആശയപരമായ', 'ആശയം concerning'],
    ['ഭാഷാപരമായി', 'ഭാഷ concerning'],
    ['ആശയപൂർവം', 'ആശയം fullOf'],
    ['ആശയമാർന്ന', 'ആശയം much'],
    ['വായിക്കാനിരിക്കെ', 'വായിക്കുക dueTo'],
    ['വീടിന്റെയടുത്തുള്ള', 'വീട് genitive + അടുത്ത് having'],
    ['അവരു', 'അവർ'],
    ['മരത്തിലേയ്ക്', 'മരം allative'],
    ['പ്രതിമാസം', 'മാസം per'],
    ['പ്രതിവർഷത്തെ', 'വർഷം per accusative'],
  ])('%s is %s', (word, expected) => expect(first(word)).toBe(expected))

  it.each([
    'അപകടംപ്പെട്ടു',
    'പാടുപ്പെട്ടു',
    'കുറ്റംപ്പെടുത്തി',
    'അമ്മാമൻ',
    'വന്നേറിയ',
    'മരംമേൽ',
    'നൂറിലേറി',
    'മരംപരമായ',
    'മരംപൂർവം',
    'പാടുപരമായ',
  ])('%s is no form', (word) => expect(first(word)).toBeUndefined())
  it('the accused is no “per” before what is no time', () => {
    expect(all('പ്രതിമരം').some((one) => one.includes('per'))).toBe(false)
  })
  it('people are no cars', () => {
    for (const word of ['സമരക്കാർ', 'ആവശ്യക്കാർ', 'കലാകാരാണു'])
      expect(all(word).some((one) => one.includes('കാർ'))).toBe(false)
  })
})

describe('two words in one that only look like it', () => {
  it.each(['ഊട്ടിയുറപ്പിക്കുക', 'മുതലെടുത്ത്', 'നാടോടി'])('%s is not given', (word) =>
    expect(first(word)).toBeUndefined(),
  )
  it('ആ “that” is no second word', () => expect(first('സാമ്പത്തികമായും')).toBe('സാമ്പത്തികം became and'))

  const isProbable = (word: string) => analyse(word, lexicon)[0]?.probable === true
  it.each(['മഴവെള്ളം', 'കടൽമീൻ', 'പേരുമരം'])('%s is only probable', (word) =>
    expect(isProbable(word)).toBe(true),
  )
  it.each([
    'ചായക്കട',
    'ഇരയിട്ടു',
    'റോഡിലെത്തി',
    'വീട്ടിലെത്തി',
    'മറന്നുപോയി',
    'അമ്മയിപ്പോൾ',
    'ആദ്യദിവസം',
    'പുസ്തകത്തിൽ',
    'കാട്ടാന',
  ])('%s is sure', (word) => expect(isProbable(word)).toBe(false))
})
