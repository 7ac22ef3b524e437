import { type Stem, stem } from './stem.ts'

/**
 * Words whose forms no rule gives. Each line: the word, then its stems as text:slots, or as text:slots:ending
 * for a form that includes an ending.
 */
const table = `
ഞാൻ ഞാൻ:noun എന്ന:e|il എന്റെ:genitive:genitive എനിക്ക്:case:dative എന്റേത്:noun:possession
നീ നീ:noun നിന്ന:e|il നിന്റെ:genitive:genitive നിനക്ക്:case:dative നിന്റേത്:noun:possession
താൻ താൻ:noun തന്ന:e|il തന്റെ:genitive:genitive തനിക്ക്:case:dative തന്റേത്:noun:possession
നമ്മൾ നമ്മൾ:noun നമ്മള:e|il നമ്മുടെ:genitive:genitive നമുക്ക്:case:dative നമ്മ:e|il:1 നമ്മൾ:kk:1 നമ്മള:ude:1 നമ്മുടേത്:noun:possession
നാം നാം:noun നമ്മ:e|il നമ്മുടെ:genitive:genitive നമുക്ക്:case:dative
അങ്ങ് അങ്ങ്:noun അങ്ങയ:e|il|ude അങ്ങയ്:kk അങ്ങ:kk:1
എല്ലാം എല്ലാം:noun എല്ലാത്തിനും:case:dative എല്ലാത്തിലും:case:locative എല്ലാറ്റിനും:case:dative:1 എല്ലാറ്റിലും:case:locative:1 എല്ലാത്തിന്റെയും:genitive:genitive എല്ലാറ്റിന്റെയും:genitive:genitive:1 എല്ലാത്തിനെയും:case:accusative എല്ലാറ്റിനെയും:case:accusative:1 എല്ലാത്തിനോടും:case:sociative എല്ലാറ്റിനോടും:case:sociative:1 എല്ലാത്തിൽനിന്നും:case:ablative എല്ലാറ്റിൽനിന്നും:case:ablative:1 എല്ലാത്തിനെക്കാളും:case:than എല്ലാറ്റിനെക്കാളും:case:than:1
ആര് ആര്:noun ആര:e|il|ude ആർ:kk
ആണ് ആണ്:copula ആയിരുന്നു:finite:was ആയിരിക്കും:future:probably ആകും:future:willBe ആകാം:future:maybe ആയിരുന്ന:adjective:wasRelative ആയിരുന്നില്ല:negative:wasNot
അല്ല അല്ല:negative|lacking
ഇല്ല ഇല്ല:negative|lacking
ഉണ്ട് ഉണ്ട്:copula ഉള്ള:adjective:having
വേണം വേണം:future വേണ്ട:negative:needNot വേണ്ടി:participle:hadTo വേണ്ട:adjective:needed
വേണ്ട വേണ്ട:negative|lacking
വയ്യ വയ്യ:negative|lacking
പോരാ പോരാ:end പോര:negative|lacking
അരുത് അരുത്:copula
മതി മതി:other|finiteI മതിയായ:pastI:became മതിയായ:adjective:being മതിയാക:present:become മതിയാവ:present:become:1
പോലും പോലും:case
`

const stemsByWord = new Map(table.trim().split('\n').map(readLine))

function readLine(line: string): [string, Stem[]] {
  const [word = '', ...parts] = line.split(' ')
  return [
    word,
    parts.map((part) => {
      const [text = '', of = '', ...more] = part.split(':')
      const rank = more.at(-1) === '1' ? 1 : 0
      const id = more[0] === '1' ? undefined : more[0]
      return stem(text, of, rank, id ? [{ id, shown: text }] : [])
    }),
  ]
}

/** The stems of an irregular word, or undefined. */
export const irregularStems = (word: string): readonly Stem[] | undefined => stemsByWord.get(word)
