const sentenceEnd = /(?<=[.!?…।]["'”’)\]]*)\s+/u

/** How the letters of English are written in Malayalam, as in initials: കെ. വി. രാമൻ. */
const letterNames =
  'എ|ഏ|ബി|സി|ഡി|ഇ|എഫ്|ജി|എച്ച്|ഐ|ജെ|ജേ|കെ|എൽ|എം|എൻ|ഒ|ഓ|പി|ക്യു|ആർ|എസ്|ടി|യു|വി|ഡബ്ല്യു|ഡബ്ല്യൂ|എക്സ്|വൈ|ഇസഡ്|സെഡ്'
const titles =
  'ഡോ|ശ്രീ|ശ്രീമതി|ശ്രീമാൻ|കുമാരി|മി|മിസ്റ്റർ|മിസ്|മിസിസ്|പ്രൊ|പ്രൊഫ|പ്രഫ|പ്രഫസർ|അഡ്വ|റവ|ഫാ|ഫാദർ|സി|സിസ്റ്റർ|ബ്ര|സെന്റ്|കേണൽ|ജന|ലഫ്|ക്യാ|എഞ്ചി|എൻജി|ഹാജി|മൗ|പണ്ഡി|ജൂ|സീ'
const words = 'രൂ|നം|നമ്പർ|പേ|പു|വാ|ഉദാ|കി|മീ|മി|സെ|ഗ്രാം|ഏക|തി|ക്രി|ചി|ഫോ|ഫോൺ|താ|ജി|പ.?ലി'
const english =
  'Mr|Mrs|Ms|Dr|Prof|St|Sr|Jr|Rev|Fr|Adv|Smt|Sri|Shri|Shree|Kum|Col|Gen|Lt|Capt|Sgt|Hon|Gov|Pres|vs|No|Nos|Rs|Re|p|pp|Vol|Fig|Ch|cf|viz|approx|dept|est|etc|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|Mt|Ave|Rd|Pvt|Ltd|Co|Inc'

/** One part of a short form: a letter, its name, a title, or a number of one or two digits. */
const part = `\\p{Lu}|[a-z]|[ക-ഹ]|${letterNames}|${titles}|${words}|${english}|\\p{Nd}{1,2}`
/** At the end of a text: parts with a full stop after each, as in കെ.വി. or e.g. */
const shortForm = new RegExp(`(?:^|[\\s("'“‘\\[])(?:(?:${part})\\.)+$`, 'u')

/** Longer than any short form. */
const longestForm = 40

/** No short form has a space in it. */
const lastWord = (text: string) => text.slice(Math.max(text.lastIndexOf(' '), text.length - longestForm, 0))

/**
 * The sentences of a text. A full stop after a title, an initial or a number ends none, so the parts of ഡോ.
 * കെ. വി. രാമൻ stay together.
 */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let open: string[] = []
  for (const piece of text.split(sentenceEnd)) {
    open.push(piece)
    if (shortForm.test(lastWord(piece))) continue
    sentences.push(open.join(' '))
    open = []
  }
  return open.length > 0 ? [...sentences, open.join(' ')] : sentences
}
