import {
  type Analysis,
  analyse,
  make,
  makeLexicon,
  unreadForms,
  type WordEntry,
  wordsBefore,
} from '@app/malayalam/forms'
import { describe, expect, it } from 'vitest'
import { shippedLexicon } from './testing/shipped.ts'

const partOf = ({ entry, endings }: Pick<Analysis<WordEntry>, 'entry' | 'endings'>) =>
  [entry.word, ...endings.map(({ id }) => id)].join(' ')

const lexicon = makeLexicon(shippedLexicon())

it('reads every form made of a shipped word as that form of that word', () => {
  const { made, unread } = unreadForms(lexicon)
  expect(made).toBeGreaterThan(300_000)
  expect(unread.map(({ entry, form, word }) => `${entry.word}, ${form}: ${word}`)).toEqual([])
})

it.each(['തെറ്റ്', 'പൂട്ട്', 'തോർത്ത്', 'മുട്ട്', 'ഇരുട്ട്', 'ബുദ്ധിമുട്ട്', 'മുരിങ്ങക്കായ', 'പച്ചക്കായ'])(
  'reads the noun %s by the endings that name it',
  (word) => {
    const [first] = analyse(word, lexicon)
    expect(first?.entry).toMatchObject({ word, pos: 'noun' })
    expect(first?.endings).toEqual([])
  },
)

it.each([
  ['ഇലക്ഷനിൽ', 'ഇലക്ഷൻ'],
  ['ആരോപിച്ചിരുന്നു', 'ആരോപിക്കുക'],
  ['പ്രതിഷേധിക്കുന്നവർ', 'പ്രതിഷേധിക്കുക'],
  ['രക്ഷപ്പെടുത്തി', 'രക്ഷപ്പെടുത്തുക'],
  ['രക്ഷപ്പെട്ടു', 'രക്ഷപ്പെടുക'],
  ['പരിക്കേറ്റു', 'പരിക്കേൽക്കുക'],
  ['പരുക്കേറ്റവരെ', 'പരിക്കേൽക്കുക'],
  ['ഏറ്റു', 'ഏൽക്കുക'],
  ['ഏറ്റവും', 'ഏറ്റവും'],
  ['മരണപ്പെട്ടു', 'മരണപ്പെടുക'],
  ['വ്യക്തമാക്കിയിട്ടുണ്ട്', 'വ്യക്തമാക്കുക'],
  ['വ്യക്തമാണ്', 'വ്യക്തമായ'],
  ['പുറത്തിറങ്ങി', 'പുറത്തിറങ്ങുക'],
  ['ഒക്കില്ല', 'ഒക്കുക'],
  ['ഒക്കെ', 'ഒക്കെ'],
  ['ഒത്തുചേർന്നു', 'ഒത്തുചേരുക'],
  ['വേട്ടയ്ക്ക്', 'വേട്ട'],
  ['വേട്ടയാടി', 'വേട്ടയാടുക'],
  ['വേട്ടക്കാരുടെ', 'വേട്ടക്കാരൻ'],
  ['അപ്ലോഡാണ്', 'അപ്‌ലോഡ്'],
  ['എന്നതിനാൽ', 'എന്നത്'],
  ['എന്നാൽ', 'എന്നാൽ'],
  ['അതിനിടെ', 'അതിനിടെ'],
  ['ഇടയ്ക്കിടെ', 'ഇടയ്ക്കിടെ'],
  ['പെട്ടെന്ന്', 'പെട്ടെന്ന്'],
  ['എന്തായാലും', 'എന്തായാലും'],
  ['നാശമുണ്ടായി', 'ഉണ്ടാകുക'],
  ['അപകടമുണ്ടായി', 'ഉണ്ടാകുക'],
  ['അടുത്ത', 'അടുത്ത'],
  ['അടുത്ത്', 'അടുത്ത്'],
  ['അടുത്താണ്', 'അടുത്ത്'],
  ['പുറത്ത്', 'പുറത്ത്'],
  ['പുറത്തേക്ക്', 'പുറത്തേക്ക്'],
  ['അടിയിൽ', 'അടിയിൽ'],
  ['നടുവിൽ', 'നടുവിൽ'],
  ['പേരിൽ', 'പേര്'],
  ['എന്നും', 'എന്നും'],
  ['ഇപ്പോഴും', 'ഇപ്പോഴും'],
  ['ഇനിയും', 'ഇനിയും'],
  ['എല്ലാവരും', 'എല്ലാവരും'],
  ['അതേ', 'അതേ'],
  ['ചുറ്റും', 'ചുറ്റും'],
  ['ചുവന്ന', 'ചുവന്ന'],
  ['തുറന്ന', 'തുറക്കുക'],
  ['ദിവസവും', 'ദിവസം'],
  ['ഉണ്ടായിരുന്നു', 'ഉണ്ട്'],
  ['ഉണ്ടാകും', 'ഉണ്ട്'],
  ['ശരിയാകും', 'ശരിയാകുക'],
  ['പറഞ്ഞതനുസരിച്ച്', 'അനുസരിച്ച്'],
  ['അനുസരിച്ചു', 'അനുസരിക്കുക'],
  ['അനുസരിച്ചുകൊണ്ട്', 'അനുസരിക്കുക'],
  ['നിന്നുകൊണ്ട്', 'നിൽക്കുക'],
  ['എഴുതികൊണ്ട്', 'എഴുതുക'],
  ['തന്നോ', 'തരുക'],
  ['തന്നെയാണ്', 'തന്നെ'],
  ['എവിടാണ്', 'എവിടെ'],
  ['പെൻസിലുകൊണ്ട്', 'പെൻസിൽ'],
  ['മണലുകൊണ്ട്', 'മണൽ'],
  ['മീനുകൊണ്ട്', 'മീൻ'],
  ['സ്പൂണുകൊണ്ട്', 'സ്പൂൺ'],
  ['വരണ്ടാ', 'വരുക'],
  ['ലക്ഷത്തോളം', 'ലക്ഷം'],
  ['റിക്ഷയിൽ', 'റിക്ഷ'],
  ['തേങ്ങാച്ചമ്മന്തി', 'ചമ്മന്തി'],
  ['മാവിൻകൊമ്പ്', 'കൊമ്പ്'],
  ['ബസ്സ്റ്റാൻഡിൽ', 'ബസ്സ്റ്റാൻഡ്'],
  ['തെങ്ങിൻതോപ്പിൽ', 'തോപ്പ്'],
  ['അറിയണില്ല', 'അറിയുക'],
  ['ഇല്ലയോ', 'ഇല്ല'],
  ['വൻവിജയം', 'വിജയം'],
  ['വൻകിട', 'വൻകിട'],
  ['ആറര', 'അര'],
  ['ആറരമണിക്ക്', 'മണി'],
  ['ആറുപേരും', 'പേർ'],
  ['വൻതോതിൽ', 'തോത്'],
  ['വൻതുക', 'തുക'],
  ['സമ്മാനത്തുക', 'തുക'],
  ['രണ്ടര', 'രണ്ടര'],
  ['രണ്ടായിരത്തി', 'രണ്ടായിരം'],
  ['ആയിരത്തി', 'ആയിരം'],
  ['പിറകിലെ', 'പുറകിൽ'],
  ['പിറകെ', 'പുറകെ'],
  ['പിറകോട്ട്', 'പുറകോട്ട്'],
  ['വഴറ്റിയ', 'വഴറ്റുക'],
  ['ഇരുവർക്കും', 'ഇരുവരും'],
  ['മൂവരുടെയും', 'മൂവരും'],
  ['നാലുപേരും', 'നാലുപേർ'],
  ['എല്ലാർക്കും', 'എല്ലാവരും'],
  ['വാടീ', 'വരുക'],
  ['നോക്കെടാ', 'നോക്കുക'],
  ['വരണു', 'വരുക'],
  ['വീണു', 'വീഴുക'],
  ['കൊണ്ടുവരണം', 'കൊണ്ടുവരുക'],
  ['വൈകുന്നേരത്തെ', 'വൈകുന്നേരം'],
  ['കഴിഞ്ഞാഴ്ച', 'കഴിഞ്ഞയാഴ്ച'],
  ['അമ്മാമ്മ', 'അമ്മാമ്മ'],
  ['പൊട്ടിച്ചിരി', 'പൊട്ടിച്ചിരി'],
  ['പൊട്ടിച്ചിരിച്ചു', 'പൊട്ടിച്ചിരിക്കുക'],
])('reads %s as a form of %s first', (word, expected) => {
  expect(analyse(word, lexicon)[0]?.entry.word).toBe(expected)
})

it.each(['നൂറ്റമ്പത്', 'നൂറ്റൻപത്'])('reads %s as a hundred and fifty', (word) => {
  const [first] = analyse(word, lexicon)
  expect([first?.before?.entry.word, first?.entry.word]).toEqual(['നൂറ്', 'അമ്പത്'])
})

it.each(['മലർത്തുക', 'ചുമത്തുക', 'പത്തരമാറ്റ്'])('does not read %s as two words', (word) => {
  expect(analyse(word, lexicon).filter(({ before }) => before)).toEqual([])
})

it.each([
  ['ഞാന്', 'ഞാൻ'],
  ['നിങ്ങള്ക്ക്', 'നിങ്ങൾ dative'],
  ['സര്ക്കാര്', 'സർക്കാർ'],
  ['കേരളത്തില്', 'കേരളം locative'],
  ['ജില്ലകള്ക്കും', 'ജില്ല plural dative and'],
  ['ഇക്കൊല്ലം', 'കൊല്ലം thisOne'],
  ['ഇപ്രാവശ്യം', 'പ്രാവശ്യം thisOne'],
  ['അക്കാര്യം', 'കാര്യം thatOne'],
  ['ഈയാഴ്ച', 'ആഴ്ച thisOne'],
  ['അപ്പൂപ്പൻ', 'അപ്പൂപ്പൻ'],
  ['ഇപ്പോൾ', 'ഇപ്പോൾ'],
  ['അച്ചാർ', 'അച്ചാർ'],
  ['എന്താണിവിടെ', 'എന്ത് is + ഇവിടെ'],
  ['എന്തിനാണവൾ', 'എന്തിന് is + അവൾ'],
  ['ഇന്നാണറിഞ്ഞത്', 'ഇന്ന് is + അറിയുക pastNominal'],
  ['വൈകിയാണെത്തിയത്', 'വൈകുക participle is + എത്തുക pastNominal'],
  ['എനിക്കതറിയാം', 'ഞാൻ dative + അത് + അറിയുക may'],
  ['തത്തമ്മകൾ', 'തത്തമ്മ plural'],
  ['ബന്ധമുണ്ടന്ന്', 'ബന്ധം exists that'],
  ['കുറിച്ചെന്നോട്', 'കുറിച്ച് + ഞാൻ sociative'],
  ['കണ്ടൂടെ', 'കാണുക whyNot'],
  ['ചെയ്തുകൂടാ', 'ചെയ്യുക shouldNot'],
  ['ചെയ്യാവൂ', 'ചെയ്യുക mayOnly'],
  ['കളിക്കുകയാവും', 'കളിക്കുക progressiveMaybe'],
  ['രോഗങ്ങളിലൊന്നാണ്', 'രോഗം plural oneOf is'],
  ['കടയിലൊന്ന്', 'കട locative just'],
  ['മൂന്നിലൊന്ന്', 'മൂന്ന് locative + ഒന്ന്'],
  ['അതിനനുസരിച്ച്', 'അത് accordingTo'],
  ['വയ്യാതെ', 'വയ്യ lackingWithout'],
  ['പോരല്ലോ', 'പോരാ youKnow'],
  ['മനോഹരമായിരിക്കുന്നു', 'മനോഹരമായ isNow'],
  ['ഭാഗമായാണ്', 'ഭാഗം became is'],
  ['പോയാണ്', 'പോകുക participle is'],
  ['വന്നിരിപ്പുണ്ട്', 'വരുക resulting'],
  ['പൊയ്ക്കോളും', 'പോകുക onItsOwn'],
  ['മുറ്റത്തെ', 'മുറ്റം accusative'],
  ['മരത്തെ', 'മരം accusative'],
  ['പഴമാകട്ടെ', 'പഴം asFor'],
  ['ഒന്നിറങ്ങ്', 'ഒന്ന് + ഇറങ്ങുക command'],
  ['ഒന്നെടുക്കൂ', 'ഒന്ന് + എടുക്കുക polite'],
  ['കൊച്ചുവീട്', 'കൊച്ചു + വീട്'],
  ['വീടിനുമുന്നിൽ', 'വീട് dative inFront'],
])('reads %s as %s', (word, expected) => {
  const [first] = analyse(word, lexicon)
  const shown = first && [...wordsBefore(first), first].map(partOf).join(' + ')
  expect(shown).toBe(expected)
})

it('reads a year in one word to its last digit', () => {
  const [first] = analyse('ആയിരത്തിത്തൊള്ളായിരത്തിനാൽപ്പത്തിയേഴിൽ', lexicon)
  expect(first && [...wordsBefore(first), first].map(({ entry }) => entry.word)).toEqual([
    'ആയിരം',
    'തൊള്ളായിരം',
    'നാൽപ്പത്',
    'ഏഴ്',
  ])
})

describe('a verb that is spelt in more than one way', () => {
  const verbs = lexicon.all().filter(({ pos, also }) => pos === 'verb' && also)
  const forms = [[], ['present'], ['past'], ['future'], ['to'], ['must'], ['after'], ['pastRelative']]
  const firstRead = (word: string) => analyse(word, lexicon)[0]?.entry
  /** The part of the infinitive that a past keeps: all but the last syllable, വ of വയ്ക്കുക. */
  const kept = (infinitive: string) => infinitive.replace(/(?:യ്)?(?:ക്ക|[ക-ഹ])[ുി]ക$/u, '')

  it('has the forms of each spelling, read like those of the first', () => {
    const faults = verbs.flatMap((entry) =>
      forms.flatMap((form) => {
        const [standard = '', ...others] = make(entry, form)
        return others.filter((word) => firstRead(word) !== entry && firstRead(word) !== firstRead(standard))
      }),
    )
    expect(faults).toEqual([])
  })

  it('has a past for each spelling', () => {
    const faults = verbs
      // ചാകുക, ചത്തു: the past keeps nothing of the infinitive.
      .filter(({ word, past }) => past?.startsWith(kept(word)))
      .flatMap((entry) => {
        const pasts = make(entry, ['past'])
        return (entry.also ?? []).filter((other) => !pasts.some((past) => past.startsWith(kept(other))))
      })
    expect(faults).toEqual([])
  })

  it.each([
    ['വച്ചു', 'വെക്കുക'],
    ['വച്ചിട്ട്', 'വെക്കുക'],
    ['വച്ചിട്ടുണ്ട്', 'വെക്കുക'],
    ['മറന്നുവച്ചു', 'വെക്കുക'],
    ['പങ്കുവച്ചു', 'പങ്കുവെക്കുക'],
    ['മാറ്റിവച്ചു', 'മാറ്റിവെക്കുക'],
    ['കുത്തിവച്ചു', 'കുത്തിവെക്കുക'],
    ['ഉമ്മ വച്ചു', 'ഉമ്മ വെക്കുക'],
    ['ഉമ്മവച്ചു', 'ഉമ്മ വെക്കുക'],
    ['കേറി', 'കയറുക'],
    ['കേറിയോ', 'കയറുക'],
    ['നിർമിച്ചു', 'നിർമ്മിക്കുക'],
    ['ഓർമിച്ചു', 'ഓർമ്മിക്കുക'],
    ['ഓർമിപ്പിച്ചു', 'ഓർമ്മിപ്പിക്കുക'],
    ['നിർദേശിച്ചു', 'നിർദ്ദേശിക്കുക'],
    ['തെരഞ്ഞെടുത്തു', 'തിരഞ്ഞെടുക്കുക'],
    ['ഛർദിച്ചു', 'ഛർദ്ദിക്കുക'],
    ['തോൽപിച്ചു', 'തോൽപ്പിക്കുക'],
    ['കയ്യടിച്ചു', 'കൈയടിക്കുക'],
    ['ചെരിഞ്ഞു', 'ചരിയുക'],
    ['ചിരവി', 'ചിരകുക'],
    ['കരയിപ്പിച്ചു', 'കരയിപ്പിക്കുക'],
    ['വഴക്കുപറഞ്ഞു', 'വഴക്ക് പറയുക'],
  ])('is known by %s', (past, word) => {
    expect(firstRead(past)?.word).toBe(word)
  })
})
