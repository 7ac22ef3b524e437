import type { Sound } from './sounds.ts'

/**
 * Words whose sound the spelling does not show. ന്ന has two sounds. It is dental where Tamil has nt or ṉṟ
 * (വന്നു, ഒന്ന്) and where a word with its own ന follows (പെരുന്നാൾ). It is alveolar where an alveolar ൻ is
 * doubled (എൻ → എന്നെ, പിൻ → പിന്നെ, പൊൻ → പൊന്ന്), in പന്നി as it is pronounced today, and in words from
 * Sanskrit (ഭിന്നം) and English (ടെന്നീസ്). Dental is the rule; the alveolar words are listed. Sources: L. V.
 * Ramaswami Aiyar, A Brief Account of Malayalam Phonetics, § 21; Tamil cognates.
 */
const end = '(?![\\u0D00-\\u0D7F])'

/**
 * Endings after എൻ, നിൻ and തൻ (me, you, oneself), but not the endings of verbs that look like them: നിന്നെ,
 * but നിന്നെങ്കിൽ.
 */
const object = `െ(?:${end}|യ|ക|ച|മ|വേണ|പ(?!്പോ[ൾഴ])|ത്തന്ന|ത്താ)`
const place = 'ി(?:ൽ|ല(?!്ല))'
const ofPronoun = `(?=${object}|${place}|ോട(?!്ട)|േ(?:ക്കാ[ൾള]|പ്പോല|യ)|ാലാ[വക])`

/** Forms of തിന്നുക (eat) with its present stem. Its past is dental: തിന്നു, തിന്നിട്ട്. */
const ofEating = '(?=ു(?:ക(?![ൊഴള])|ന്ന|ം|മ)|ൂ|ാ[ൻനറതംമ]|ണ|രുത|ട്ട|േണ്ട)'

/**
 * Each pattern ends at its ന്ന. What must follow is a lookahead, because one word can have both sounds:
 * മിന്നുന്നു, എന്നിൽനിന്ന്.
 */
const alveolarDoubles = new RegExp(
  [
    `^(?:എ|നി|ത)ന്ന${ofPronoun}`,
    `തന്ന(?=${object}|േ(?:${end}|യ))|^തന്ന(?=ത്താ[നൻ]|ിഷ്ട|ടക്ക)`,
    `^പിന്ന|പിന്ന(?=െ|േ|ി[ൽല]|ീട|ാല)|^മുന്ന(?!ൂറ|ാഴി)|(?<!മ്)മുന്ന(?=${place}|ോട്ട|േ|ണി|യി)|സമുന്ന`,
    `^തിന്ന${ofEating}`,
    `മിന്ന|^(?:പൊ|ചി|തെ|കി|ഉ)ന്ന|^കന്ന(?=ി|ഡ|ട)|^മന്ന(?=ൻ|വ|ർ)|^ചെന്ന(?=ൈ|ിക്കുത്ത|ിത്തല)`,
    `^അന്ന(?=ം|ദ(?!്ദ)|ജ|പ|നാ|ത്തി|മ്മ|ക്കുട്ടി|ാമ്മ|${end})|അരയന്ന|ഷ്ടാന്ന(?=ം|ഭ)|പരാന്ന|^ഔന്ന|മഹ?ോന്ന(?=ത)`,
    '(?:^|പ്ര|ആ|ത്യാ|അവ)സന്ന|സന്ന(?=ിധ|ിദ|ാഹ)|സാന്ന(?=ി)|(?:ഭി|ഛി|ഖി|സ്വി)ന്ന|ഛന്ന|ജഗന്ന|പുന്ന(?=ാഗ)',
    '(?:സമ്|വി|പ്ര|ഉപ|ആ|ാ|(?:[തലഷ]്|ൽ)(?:പ്)?)പന്ന(?!ി)|^പന്ന(?=[ഗി])|കാട്ടുപന്ന(?=ി)',
    '^(?:ടെ|ഡി|ഫി|ജി|ജെ|സു|ബെ|ഡെ|ഹ|ഉലഹ|യോഹ|സൂസ|റോസ|വിയ|ജ)ന്ന|^ഇന്ന(?=ിങ്സ|ിംഗ്സ|ോവ|സെന്റ)|^വിന്ന(?=ർ|റ)',
  ].join('|'),
  'gu',
)

/**
 * ഫ is f, but an aspirated p in words from Sanskrit: in ഫലം and not in ഫലൂദ, in സ്ഫോടനം and not in
 * ട്രാൻസ്ഫോർമർ.
 */
const aspirates = new RegExp(
  [
    '(?<!ബ)ഫ(?=ല(?!ൂദ|ാഫ|സ്ത|ാഹ|ൈ))',
    'സ്ഫ(?=ടി|ു[ടരല]|ോട(?!്ട)|ാലന|ാര[ംണ])',
    '(?<!സിം)ഫ(?=ണ(?![്ൽല]))|ഫ(?=ാൽഗുന|ൽഗു|ാല(?:ം|നേ|ദേ)|േന)|(?:^|പ്ര|ത്)ഫ(?=ുല്ല)|രേഫ',
    '^കഫ(?=ം|ത്ത|ക്ക|ദ|വ|ജ|മ)',
  ].join('|'),
  'gu',
)

/**
 * Stops that stay voiceless where the rules voice them. After the chillu that ends the first of two words:
 * പെൺ-കുട്ടി, മുൻ-പന്തി, but not in ഒൻപത്, അൻപ് and മുൻപ്, which are one word. After an anusvara at such a
 * joint: പഴം-പൊരി, but not in സംപൂർണം; വള്ളം-കളി and other words that end in a word listed here, because
 * സംതൃപ്തി and many old names such as കായംകുളം are pronounced as one word. In the names of letters (എടിഎം).
 * In words from English (ക്യാമ്പ്, ബാങ്ക്, ബെഞ്ച്), but not in ബാങ്കുവിളി, സിങ്കം, ഇഞ്ചി and പഞ്ചസാര, nor in
 * ഓറഞ്ച് and റേഞ്ച്, which have a j in English.
 */
const voiceless = new RegExp(
  [
    '(?<=[ൻൺ])[കചടത]|(?<=[ൻൺ])(?<!^(?:മു|പി|അ|ന)ൻ(?=പ(?:[്ിേൊോ]|ു(?!റ)|ാക)))പ(?!ത(?!ിപ്പ))',
    '(?<=ം)(?<!^സം)പ',
    '(?<=ം)ക(?=ളി|ൊത്തി|ൈ|ൊണ്ട|ൂടി|ുട്ടി|ോടതി|ുമാർ|െട്ട|ാ[ൽല])|(?<=ം)ത(?=ോറും|രം|രത്ത|വണ|ള്ള|ൊലി|ുള്ള|ളിക|ന്നെ|ിട്ട|ിരി)|(?<=ം)ച(?=െയ്|ൂട)|(?<=ം)ട(?=േബി)|(?<=^എം)[കട](?=[െേി])',
    '(?<=^[എഒ]|^പി)ട(?=ിഎ|ിപി)|(?<=^ഐ)ട',
    '(?<=ഒളിമ്|ക്യാമ്|സ്റ്റാമ്)പ|(?<=^(?:ലാ|റാ|ജ|ഷാ)മ്)പ|(?<=^അമ്)പ(?=യർ|യറ)|(?<=(?:^|[ൽൾർൻ്])പമ്)പ(?=[്ിു])|(?<=^(?:ബ|സി|ടെ|ഇ)മ്)പ(?=ർ|റ|ിൾ|ോ)|(?<=^(?:സാ|എക്സാ)മ്)പ(?=ിൾ|ിള)|(?<=^ട്രമ്)പ',
    '(?<=^കമ്)പ(?=നി|ാർട്ട|ോസ്റ്റ|ോസി|ാസ്)|(?<=^കാമ്)പ(?=സ)|(?<=^സിമ്)പ(?=തി)|(?<=^എമ്)പ(?=യർ|റർ)',
    '(?<=^അങ്)ക(?=ി[ൾള])|(?<=(?:ടാ|ബാ)ങ്)ക(?!ുവിളി)|(?<=^(?:റാ|ലി|പി|ട്ര|ഡ്രി|ബ്ലാ|ഫ്രാ|പ്ലാ|ഷ്രി|ബ)ങ്)ക',
    '(?<=^(?:സി|ഇ|ജ)ങ്)ക(?=്|ി[ൽനല])|(?<=^ഹോങ്)ക(?=ോ)',
    '(?<=^(?:ബെ|ബ|ബ്രാ|ഫ്ര|ലോ|റെ|ക്ര|ട്ര)ഞ്)ച|(?<=^ലഞ്)ച(?!ം)|(?<=^ഇഞ്)ച(?=്|ു|ിൽ|ിന്)',
    `(?<=^(?:പ|അഡ്വെ|വെ)ഞ്)ച(?=്${end}|ർ|റ)|(?<=^സെഞ്)ച(?=[ുൂ])|(?<=^മഞ്)ച(?=ൂരി)|(?<=^ഫ്രാഞ്)ച`,
  ].join('|'),
  'gu',
)

/** The positions of the stops in a normalised word that are not voiced, whatever stands beside them. */
export function voicelessIn(word: string): ReadonlySet<number> {
  return new Set(Array.from(word.matchAll(voiceless), ({ index }) => index))
}

const none: ReadonlyMap<number, Sound> = new Map()

/** The letters of a normalised word with another sound than the rules give, by their position. */
export function exceptionsIn(word: string): ReadonlyMap<number, Sound> {
  const doubled = word.includes('ന്ന')
  if (!doubled && !word.includes('ഫ')) return none
  const found = new Map<number, Sound>()
  if (doubled)
    for (const match of word.matchAll(alveolarDoubles)) {
      const last = match.index + match[0].length - 1
      found.set(last - 2, 'alveolarN').set(last, 'alveolarN')
    }
  for (const match of word.matchAll(aspirates)) found.set(match.index + match[0].indexOf('ഫ'), 'ph')
  return found
}
