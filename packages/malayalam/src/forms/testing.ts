import { analyse } from './analyse.ts'
import type { PartOfSpeech, WordEntry } from './entry.ts'
import { type Lexicon, makeLexicon } from './lexicon.ts'
import { wordsBefore } from './words-before.ts'

type More = Partial<Pick<WordEntry, 'kind' | 'stem' | 'plural' | 'past' | 'also' | 'use'>>

/** An entry with the fields that the test is about. */
export const anEntry = (word: string, pos: PartOfSpeech, means: string, more: More = {}): WordEntry => ({
  word,
  pos,
  means: [means],
  use: 1,
  ...more,
})

/**
 * Each word is written as word:meaning:form, where the form is its stem, past or plural; _ is a space in the
 * meaning.
 */
const list = (pos: PartOfSpeech, words: string, third?: 'stem' | 'past' | 'plural') =>
  words
    .trim()
    .split(/\s+/u)
    .map((line) => {
      const [word = '', means = 'thing', more] = line.split(':')
      return anEntry(word, pos, means.replaceAll('_', ' '), third && more ? { [third]: more } : {})
    })

/** A small lexicon of everyday words, with all classes of nouns and verbs. */
export const smallLexicon: readonly WordEntry[] = [
  ...list(
    'noun',
    `
  മരം:tree വെള്ളം:water പുസ്തകം:book സുഖം:health മലയാളം:Malayalam ദിവസം:day സമയം:time സ്ഥലം:place സന്തോഷം:joy പണം:money ആശയം:idea മുറ്റം:yard
  അമ്മ:mother:അമ്മമാർ അച്ഛൻ:father ചേട്ടൻ:older_brother:ചേട്ടന്മാർ ചേച്ചി:older_sister:ചേച്ചിമാർ മകൻ:son മകൾ:daughter മോൻ:son മോൾ:daughter
  കുട്ടി:child കുഞ്ഞ്:baby ആൾ:person അധ്യാപകൻ:teacher:അധ്യാപകർ ഡോക്ടർ:doctor ടീച്ചർ:teacher കൂട്ടുകാരൻ:friend കൂട്ടുകാർ:friends ജോലിക്കാരൻ:worker
  സ്ത്രീ:woman രാജാവ്:king സുഹൃത്ത്:friend ഭാര്യ:wife:ഭാര്യമാർ ഭർത്താവ്:husband വിദ്യാർഥി:student
  സ്കൂൾ:school ബസ്:bus ക്ലാസ്:class ഓഫീസ്:office കാർ:car റോഡ്:road ഫോൺ:phone ഹോട്ടൽ:hotel ട്രെയിൻ:train സ്റ്റേഷൻ:station മീൻ:fish കമ്പ്യൂട്ടർ:computer ബാങ്ക്:bank
  ഓട്ടോ:auto_rickshaw ടിക്കറ്റ്:ticket സർക്കാർ:government മണിക്കൂർ:hour കണ്ണീർ:tears സാർ:sir ഐസ്:ice
  കട:shop ആന:elephant പൂച്ച:cat നായ:dog ചായ:tea രൂപ:rupee മഴ:rain വില:price യാത്ര:journey പേന:pen തല:head കഥ:story ഭാഷ:language
  പണി:work ജോലി:job കത്തി:knife രാത്രി:night മുറി:room വഴി:way വണ്ടി:vehicle തീ:fire
  പശു:cow വസ്തു:thing ഗുരു:guru പൂവ്:flower പ്രാവ്:pigeon അറിവ്:knowledge കൈ:hand തൈ:sapling
  കണ്ണ്:eye പേര്:name ചോറ്:rice കാല്:leg മനസ്സ്:mind പാട്ട്:song കാറ്റ്:wind കല്ല്:stone പാമ്പ്:snake മുളക്:chilli
  പാൽ:milk കടൽ:sea വാതിൽ:door കാൽ:leg ജനൽ:window വെയിൽ:sunlight തേൻ:honey തൂൺ:pillar
  വീട്ടുകാർ:family കേരളം:Kerala
  `,
    'plural',
  ),
  ...list('noun', 'വീട്:house:വീട്ട് കാട്:forest:കാട്ട് നാട്:homeland:നാട്ട് വയറ്:belly:വയറ്റ് കിണർ:well:കിണറ്റ്', 'stem'),
  ...list(
    'name',
    'കൊച്ചി:Kochi തിരുവനന്തപുരം:Thiruvananthapuram കോഴിക്കോട്:Kozhikode തൃശ്ശൂർ:Thrissur ഇന്ത്യ:India ഓണം:Onam രാമൻ:Raman',
  ),
  ...list(
    'verb',
    `
  പോകുക:go:പോയി വരുക:come:വന്നു തരുക:give:തന്നു കഴിക്കുക:eat:കഴിച്ചു കുടിക്കുക:drink:കുടിച്ചു പഠിക്കുക:learn:പഠിച്ചു വായിക്കുക:read:വായിച്ചു
  കളിക്കുക:play:കളിച്ചു ചോദിക്കുക:ask:ചോദിച്ചു സംസാരിക്കുക:speak:സംസാരിച്ചു വിളിക്കുക:call:വിളിച്ചു അടയ്ക്കുക:close:അടച്ചു വെക്കുക:put:വെച്ചു
  കൊടുക്കുക:give:കൊടുത്തു എടുക്കുക:take:എടുത്തു ഓർക്കുക:remember:ഓർത്തു ഇരിക്കുക:sit:ഇരുന്നു നടക്കുക:walk:നടന്നു കിടക്കുക:lie:കിടന്നു
  തുറക്കുക:open:തുറന്നു മറക്കുക:forget:മറന്നു കേൾക്കുക:hear:കേട്ടു നിൽക്കുക:stand:നിന്നു വിൽക്കുക:sell:വിറ്റു എഴുന്നേൽക്കുക:rise:എഴുന്നേറ്റു
  പറയുക:say:പറഞ്ഞു അറിയുക:know:അറിഞ്ഞു കഴിയുക:be_able:കഴിഞ്ഞു കരയുക:weep:കരഞ്ഞു ചെയ്യുക:do:ചെയ്തു പെയ്യുക:rain:പെയ്തു
  കാണുക:see:കണ്ടു കൊള്ളുക:be_good:കൊണ്ടു വീഴുക:fall:വീണു ഇടുക:put:ഇട്ടു വിടുക:let_go:വിട്ടു തൊടുക:touch:തൊട്ടു വളരുക:grow:വളർന്നു
  എഴുതുക:write:എഴുതി വാങ്ങുക:buy:വാങ്ങി ഓടുക:run:ഓടി ഉറങ്ങുക:sleep:ഉറങ്ങി കിട്ടുക:get:കിട്ടി നോക്കുക:look:നോക്കി തുടങ്ങുക:begin:തുടങ്ങി
  ഇറങ്ങുക:get_off:ഇറങ്ങി കയറുക:climb:കയറി മാറുക:change:മാറി പാടുക:sing:പാടി മനസ്സിലാകുക:understand:മനസ്സിലായി ആകുക:become:ആയി ഉണ്ടാകുക:come_to_be:ഉണ്ടായി
  ഉണ്ടാക്കുക:make:ഉണ്ടാക്കി താമസിക്കുക:live:താമസിച്ചു സഹായിക്കുക:help:സഹായിച്ചു ഇഷ്ടപ്പെടുക:like:ഇഷ്ടപ്പെട്ടു പറ്റുക:be_possible:പറ്റി കൊല്ലുക:kill:കൊന്നു
  `,
    'past',
  ),
  ...list('pronoun', 'ഞാൻ നീ നിങ്ങൾ നമ്മൾ ഞങ്ങൾ താൻ അവൻ അവൾ അവർ അയാൾ ഇത് അത് എന്ത് ആര് അവ അദ്ദേഹം എല്ലാവരും'),
  ...list('adverb', 'എവിടെ ഇവിടെ അവിടെ രാവിലെ നാളെ ഇന്ന് ഇന്നലെ ഇപ്പോൾ എപ്പോൾ പുറത്ത് മുകളിൽ അകത്ത് താഴെ'),
  ...list('adjective', 'നല്ല വലിയ ചെറിയ പുതിയ പഴയ'),
  ...list('numeral', 'ഒന്ന് രണ്ട് മൂന്ന് പത്ത് നൂറ് ആയിരം'),
  ...list('particle', 'ആണ് ഉണ്ട് ഇല്ല അല്ല വേണം മതി'),
]

/** A lexicon of these words. */
export const aLexicon = () => makeLexicon(smallLexicon)

/** The readings of a word, each as the headwords with their endings: `പോകുക past that`, `കറി dative + അരിയുക past`. */
export const readingsIn =
  (lexicon: Lexicon<WordEntry>) =>
  (word: string): string[] =>
    analyse(word, lexicon).map((one) =>
      [
        ...wordsBefore(one).flatMap(({ entry, endings }) => [
          entry.word,
          ...endings.map(({ id }) => id),
          '+',
        ]),
        one.entry.word,
        ...one.endings.map(({ id }) => id),
      ].join(' '),
    )

/** What the last ending of the likeliest reading means. */
export const lastMeaningIn = (lexicon: Lexicon<WordEntry>) => (word: string) =>
  analyse(word, lexicon)[0]?.endings.at(-1)?.means

/** The entry of the lexicon that is written like this. */
export const entryIn =
  (lexicon: Lexicon<WordEntry>) =>
  (word: string): WordEntry => {
    const [entry] = lexicon.entries(word)
    if (!entry) throw new Error(`${word} is not in the lexicon.`)
    return entry
  }
