import { meanings } from '@app/malayalam/forms'
import type { MeantWord } from '../meant-word.ts'
import { has, type Paraphrase } from './paraphrase.ts'

/** നല്ല ചൂട്, നല്ല തലവേദന: what is felt or falls is not good, but strong. */
const isStrong: Paraphrase['where'] = (words) => words.some(({ gloss }) => /\bstrong\b/u.test(gloss))

/** വലിയ സന്തോഷം. */
const isBig = (words: readonly MeantWord[]) =>
  words.some(({ gloss }, at) => /^(?:big|great)\b/u.test(gloss) && felt.test(words[at + 1]?.gloss ?? ''))

const felt = /\b(?:happiness|joy|sadness|sorrow|liking|wish|fear|anger|worry|difficulty|hunger|thirst)\b/u

/** തൊപ്പി വച്ചിരിക്കുന്നു: it is put on. */
const isPutOn = has(/^(?:തൊപ്പി|കണ്ണട|മാസ്ക്|ഹെൽമറ്റ്)/u)

const lacksOutside: Paraphrase['where'] = (words, guess) => !has(/^(?:പുറത്ത്|പുറം)$/u)(words, guess)

/** സൈക്കിളിൽനിന്ന് വീണു. */
const comesFrom: Paraphrase['where'] = (words) =>
  words.some(({ endings, gloss }) => endings.includes(meanings.ablative ?? '') || gloss === meanings.ablative)

/** കയറുമായിരുന്നു: what one did as a rule. */
const wasUsual: Paraphrase['where'] = (words) =>
  words.some(({ endings }) => endings.includes(meanings.wasUsual ?? ''))

/** വീട്ടിൽ ഉണ്ടാകും: what will be so is thought to be so now. */
const isToCome: Paraphrase['where'] = (words) =>
  words.at(-1)?.endings.join() === meanings.future || /^will be\b/u.test(words.at(-1)?.gloss ?? '')

/** എത്ര നാളായി, എത്ര നേരം. */
const asksHowMuch = has(/^എത്ര$/u)

const lacks = has(/^ഇല്ല$/u)

/**
 * Other English for what the words of a sentence say one by one: “I can’t” for not being able, “taller” for
 * having height.
 */
export const phraseParaphrases: readonly Paraphrase[] = [
  { of: 'able', heard: /\b(?:can['’]?t|can ?not|unable to)\b/giu, said: 'can not be able' },
  { of: 'able', heard: /\bcould(?:n['’]?t| not)\b/giu, said: 'could not be able' },
  { of: 'able', heard: /\b(?:can|could)\b(?! not\b)/giu, said: '$& be able' },
  { of: 'able', heard: /\bable to\b/giu, said: 'be able' },
  { of: 'very', heard: /\bso (?!(?:i|you|he|she|it|we|they|that|the)\b)/giu, said: 'very ' },
  { of: 'very like', heard: /\b(?:loves?|loved)\b/giu, said: '$& very much' },
  {
    of: '',
    heard: /\b(?:really|very|so|quite|pretty|badly|severe|heavy|heavily|hard|strongly|a lot of|a lot)\b/giu,
    said: 'strong',
    where: isStrong,
  },
  { of: 'big', heard: /\b(?:really|very|so|quite|a lot|much)\b/giu, said: 'big', where: isBig },
  { of: 'little', heard: /\bsome\b/giu, said: 'a little' },
  { of: 'most good', heard: /\bbest\b/giu, said: 'most good' },
  { of: 'first', heard: /\bfirst time\b/giu, said: 'first' },
  { of: 'railway', heard: /\btrain (?=station)/giu, said: 'railway ' },
  { of: 'rupee', heard: /\bcosts?\b/giu, said: 'is' },
  { of: 'day', heard: /\bhow long\b/giu, said: 'how many days', where: asksHowMuch },
  { of: 'time', heard: /\bhow long\b/giu, said: 'how much time', where: asksHowMuch },
  { of: 'half hour', heard: /\b(?:30|thirty) min(?:ute)?s?\b/giu, said: 'half an hour' },
  {
    of: 'charge finish',
    heard: /\bout of (?:battery|charge)\b/giu,
    said: 'finished its battery charge',
  },
  { of: 'price low', heard: /\bcheap(?:er)?\b/giu, said: 'low in price' },
  {
    of: '',
    heard: /\b(?:a )?cups? of (?=tea|coffee|milk)/giu,
    said: '',
    where: (words, guess) => !has(/^(?:കപ്പ്|ഗ്ലാസ്)$/u)(words, guess),
  },
  {
    of: 'whole',
    heard: /\ball (day|night|week|month|year|morning|evening)(?: long)?\b/giu,
    said: 'the whole $1',
  },
  { of: '', heard: /\bsince\b/giu, said: 'because', where: has(/^കൊണ്ട്$/u) },
  { of: 'stand', heard: /\bwait(s|ed|ing)?\b/giu, said: 'stand$1', where: has(/^(?:കാക്കുക|കാത്ത്)$/u) },
  { of: 'go', heard: /\bout (?=to \w)/giu, said: '', where: lacksOutside },
  {
    of: 'song sing',
    heard: /\b(?:sing(?:s|ing)?|sang|sung)\b(?! (?:a |the |some )?songs?\b)/giu,
    said: '$& songs',
  },
  { of: 'come', heard: /\b(?:is|are|am)(?:n['’]?t| not) back\b/giu, said: 'has not come' },
  { of: 'come', heard: /\b(?:is|are|am) back\b/giu, said: 'has come' },
  {
    of: 'fall',
    heard: /(?<=\b(?:fall|falls|fell|fallen|falling)) off\b/giu,
    said: ' from',
    where: comesFrom,
  },
  { of: 'know', heard: /\bhear\b/giu, said: 'know', where: has(/^അറിയുക$/u) },
  { of: 'know', heard: /\bheard\b/giu, said: 'knew', where: has(/^അറിയുക$/u) },
  { of: 'quarrel say', heard: /\bscold\b/giu, said: 'say a quarrel' },
  { of: 'quarrel say', heard: /\bscolded\b/giu, said: 'said a quarrel' },
  { of: 'office', heard: /\bto work\b/giu, said: 'to the office' },
  { of: 'feel', heard: /\b(feel|feels|felt) like\b/giu, said: '$1' },
  { of: 'now', heard: /\bany ?more\b/giu, said: 'now' },
  {
    of: 'wear',
    heard:
      /\bin (?=(?:the |a |an )?(?:\w+ )?(?:sari|saree|shirt|dress|mundu|churidar|frock|uniform|cap|hat)\b)/giu,
    said: 'wearing ',
  },
  { of: 'flower put', heard: /\b(?:made|make|makes|making)\b/giu, said: 'put' },
  { of: 'egg put', heard: /\b(?:lays?|laid|laying)\b/giu, said: 'put' },
  { of: 'increase', heard: /\btoo much\b/giu, said: 'increased' },
  { of: 'plenty', heard: /\b(?:lots|a lot|many)\b/giu, said: 'plenty' },
  { of: 'go', heard: /\bwent out\b/giu, said: 'went', where: lacksOutside },
  { of: 'noon', heard: /\b(?:for|at) lunch(?: ?time)?\b/giu, said: 'at noon' },
  {
    of: 'come',
    heard: /\b(?:is|are)(?: already)? here\b/giu,
    said: 'has come',
    where: (words, guess) => !has(/^(?:ഇവിടെ|ഇങ്ങോട്ട്)$/u)(words, guess),
  },
  {
    of: 'native where',
    heard: /\bwhere (?:are|is) (.+?) from\b/giu,
    said: 'where is the native place of $1',
  },
  {
    of: 'belly fill',
    heard: /\b(i|we|you|they)(?:['’]?[mr]e?| am| are) (?:so |very )?full\b/giu,
    said: '$1 filled the belly',
  },
  { of: 'only', heard: /\bjust\b/giu, said: 'only' },
  { of: 'youth', heard: /\bas (?:a |an )?(?:child|kid|boy|girl|children|kids)\b/giu, said: 'in youth' },
  { of: '', heard: /\bused to\b/giu, said: 'did', where: wasUsual },
  { of: '', heard: /\bprobably\b/giu, said: '', where: isToCome },
  { of: 'leave', heard: /\b(takes?|took|taken|taking) (?:the|a) day off\b/giu, said: '$1 leave from work' },
  { of: 'free time', heard: /\bspare\b/giu, said: 'free' },
  {
    of: 'picture draw',
    heard: /\b(?:draws?|drew|drawing|paint(?:s|ed|ing)?)\b(?! (?:a |the |some )?pictures?)/giu,
    said: '$& pictures',
  },
  { of: 'forget put', heard: /\bleft\b/giu, said: 'forgot and put' },
  { of: 'put', heard: /\bwear(?:s|ing)?\b/giu, said: 'put', where: isPutOn },
  {
    of: 'liking than',
    heard: /\bprefers? ([^,;.]+?) (?:to|over) /giu,
    said: 'likes $1 better than ',
  },
  { of: 'feel', heard: /\bthink(s?)\b/giu, said: 'feel$1', where: has(/^തോന്നുക$/u) },
  { of: 'feel', heard: /\bthought\b/giu, said: 'felt', where: has(/^തോന്നുക$/u) },
  { of: 'come late', heard: /\b(?:was|were) ((?:\w+ ){1,4})(?=late\b)/giu, said: 'came $1' },
  {
    of: '',
    heard: /\bsince\b/giu,
    said: 'after',
    where: (words) => words.some(({ endings }) => endings.includes(meanings.after ?? '')),
  },
  { of: '', heard: /,? either(?=\W*$)/giu, said: ' too' },
  {
    of: 'know',
    heard: /\b(\w+?)(?:['’]ve| have| has) (?:got )?no idea\b/giu,
    said: '$1 do not know',
  },
  { of: 'sleep', heard: /\basleep\b/giu, said: 'sleeping' },
  { of: 'true', heard: /\bthe truth\b/giu, said: 'true' },
  { of: 'truth', heard: /\btrue\b/giu, said: 'the truth' },
  { of: 'song', heard: /\bmusic\b/giu, said: 'songs' },
  { of: 'newspaper', heard: /\bpapers?\b/giu, said: 'newspaper' },
  { of: 'height', heard: /\btall(?:er)?\b/giu, said: 'height' },
  { of: 'weight', heard: /\bheav(?:y|ier)\b/giu, said: 'weight' },
  { of: 'length', heard: /\blong(?:er)?\b/giu, said: 'length' },
  {
    of: 'wedding marry',
    heard: /\b(?:got|get|gets|getting|are|is|am) married\b/giu,
    said: '$& in a wedding',
  },
  { of: 'reduce', heard: /\bbring(?:s|ing)? ((?:the \w+ |it )?)down\b/giu, said: 'reduce $1' },
  { of: 'understand', heard: /\bget (?:it|that|this)\b/giu, said: 'understand it' },
  { of: 'understand', heard: /\bgot (?:it|that|this)\b/giu, said: 'understood it' },
  {
    of: 'understand',
    heard: /(?<=\b(?:did|do|does)(?:n['’]?t| not) )get\b/giu,
    said: 'understand',
  },
  { of: 'come', heard: /(?<=\b(?:come|comes|came|coming)) back\b/giu, said: '' },
  {
    of: 'name know',
    heard: /\bwhat (?=(?:my|your|his|her|their|the)\b)/giu,
    said: '',
    where: (words, guess) => !has(/^എന്ത്/u)(words, guess),
  },
  {
    of: 'right',
    heard: /\b(?:fine|ok|okay|well)\b/giu,
    said: 'all right',
    where: has(/^ശരിയാ/u),
  },
  {
    of: '',
    heard: /\b(?:home ?town|native (?:town|village)|(?:back )?home)\b/giu,
    said: 'native place',
    where: has(/^നാട്$/u),
  },
  {
    of: 'holiday',
    heard: /\b(?:there(?:['’]?s| is)? )?no (school|class|classes|office|college|work)\b/giu,
    said: 'holiday for $1',
  },
  { of: '', heard: /\bout of (?=\w)/giu, said: 'no ', where: lacks },
]
