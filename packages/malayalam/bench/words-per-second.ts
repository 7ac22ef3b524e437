import { lint, normalise } from '../src/index.ts'
import { easyLatin, ipa, latin, speech } from '../src/sound/index.ts'

const words = `
  അമ്മ അച്ഛൻ ചേട്ടൻ ചേച്ചി അനിയൻ അനിയത്തി മകൻ മകൾ കുട്ടി മുത്തശ്ശി ഭാര്യ ഭർത്താവ് കൂട്ടുകാരൻ സുഹൃത്ത് അധ്യാപകൻ വിദ്യാർത്ഥി
  ഞാൻ നീ നിങ്ങൾ അവൻ അവൾ അവർ ഞങ്ങൾ നമ്മൾ എന്റെ നിന്റെ അവന്റെ എന്നെ നിന്നെ എനിക്ക് നിങ്ങൾക്ക് ഇത് അത് ഇവിടെ അവിടെ എവിടെ
  ഒന്ന് രണ്ട് മൂന്ന് നാല് അഞ്ച് ആറ് ഏഴ് എട്ട് ഒൻപത് പത്ത് ഇരുപത് അമ്പത് നൂറ് മുന്നൂറ് ആയിരം ലക്ഷം
  വെള്ളം ചോറ് കറി മീൻ മാങ്ങ തേങ്ങ പഴം പാൽ ചായ കാപ്പി അപ്പം ദോശ പുട്ട് ഉപ്പ് മുളക് പഞ്ചസാര ചക്ക വാഴപ്പഴം
  വീട് മുറി വാതിൽ ജനൽ അടുക്കള കിണർ മുറ്റം വഴി കട സ്കൂൾ ആശുപത്രി ഓഫീസ് ബസ് തീവണ്ടി വണ്ടി വിമാനം
  മഴ വെയിൽ കാറ്റ് പുഴ കടൽ മല കാട് മരം പൂവ് ഇല മുള ആകാശം സൂര്യൻ ചന്ദ്രൻ നക്ഷത്രം ഭൂമി
  ആന പൂച്ച പട്ടി പശു കോഴി കാക്ക കിളി പാമ്പ് എലി പന്നി മത്സ്യം
  ഞായർ തിങ്കൾ ചൊവ്വ ബുധൻ വ്യാഴം വെള്ളി ശനി ഇന്ന് നാളെ ഇന്നലെ രാവിലെ ഉച്ച വൈകുന്നേരം രാത്രി ആഴ്ച മാസം വർഷം
  വന്നു പോയി പോകുന്നു പറഞ്ഞു കണ്ടു കേട്ടു കഴിച്ചു കുടിച്ചു തന്നു ചെയ്തു എഴുതുന്നു വായിക്കുന്നു ഉറങ്ങി നടന്നു ഇരിക്കൂ വരാം വേണം വേണ്ട
  നല്ല വലിയ ചെറിയ പുതിയ പഴയ ചുവപ്പ് കറുപ്പ് വെളുപ്പ് പച്ച മഞ്ഞ നീല സുഖം സന്തോഷം ദുഃഖം സ്നേഹം
  നമസ്കാരം നന്ദി ക്ഷമിക്കണം സംഗീതം സംസാരം മലയാളം കേരളം ഇന്ത്യ ഭാഷ അക്ഷരം പുസ്തകം കഥ ഫലം സ്ഫോടനം ജ്ഞാനം ഋഷി
  പിന്നെ മുന്നിൽ എന്നിട്ട് പക്ഷേ അങ്ങനെ എങ്ങനെ എന്തുകൊണ്ട് ഉണ്ട് ഇല്ല
`
  .trim()
  .split(/\s+/u)

const rounds = 400

const perSecond = (spell: (word: string) => unknown) => {
  const start = performance.now()
  for (let round = 0; round < rounds; round++) for (const word of words) spell(word)
  return (rounds * words.length * 1000) / (performance.now() - start)
}

const median = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0

const spellings = [latin, easyLatin, ipa, speech, normalise, lint]

// Runs each once first, so that the first one measured does not pay for compiling what all share.
for (const spell of spellings) perSecond(spell)

for (const spell of spellings) {
  const runs = Array.from({ length: 5 }, () => perSecond(spell))
  console.log(`${spell.name} ${Math.round(median(runs)).toLocaleString('en')} words/s`)
}
