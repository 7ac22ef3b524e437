import { meanings } from '@app/malayalam/forms'
import type { MeantWord } from './compare-meaning.ts'
import { has, type Way } from './way.ts'

/** നല്ല ചൂട്, നല്ല തലവേദന: what is felt or falls is not good, but strong. */
const isStrong = (words: readonly MeantWord[]) =>
  words.some(({ gloss }, at) => /^good\b/u.test(gloss) && strongly.test(words[at + 1]?.gloss ?? ''))

const strongly =
  /\b(?:heat|warmth|\w*ache|pain|fever|cold|cough|tiredness|hunger|thirst|sleepiness|rain|wind|crowd|rush|noise|speed|fear|anger)\b/u

/** വലിയ സന്തോഷം. */
const isBig = (words: readonly MeantWord[]) =>
  words.some(({ gloss }, at) => /^(?:big|great)\b/u.test(gloss) && felt.test(words[at + 1]?.gloss ?? ''))

const felt = /\b(?:happiness|joy|sadness|sorrow|liking|wish|fear|anger|worry|difficulty|hunger|thirst)\b/u

/** ചോറ് വെക്കുക, “to put rice”, is to cook it. */
const putsToCook = (words: readonly MeantWord[]) =>
  words.some(
    ({ entries }, at) =>
      entries.some((entry) => /^(?:വെക്കുക|വയ്ക്കുക)$/u.test(entry)) &&
      /\b(?:rice|curry|food|meal|fish|meat|egg|gruel|sambar)\b/u.test(words[at - 1]?.gloss ?? ''),
  )

/** തൊപ്പി വച്ചിരിക്കുന്നു: it is put on. */
const isPutOn = has(/^(?:തൊപ്പി|കണ്ണട|മാസ്ക്|ഹെൽമറ്റ്)/u)

const lacks = has(/^ഇല്ല$/u)

/** Other English for what the words of a sentence say one by one: “I can’t” for not being able, “taller” for having height. */
export const waysToPutIt: readonly Way[] = [
  { of: 'able', heard: /\b(?:can['’]?t|can ?not|unable to)\b/giu, said: 'can not be able' },
  { of: 'able', heard: /\bcould(?:n['’]?t| not)\b/giu, said: 'could not be able' },
  { of: 'able', heard: /\b(?:can|could)\b(?! not\b)/giu, said: '$& be able' },
  { of: 'able', heard: /\bable to\b/giu, said: 'be able' },
  { of: 'very', heard: /\bso (?!(?:i|you|he|she|it|we|they|that|the)\b)/giu, said: 'very ' },
  { of: 'very like', heard: /\b(?:loves?|loved)\b/giu, said: '$& very much' },
  {
    of: 'good',
    heard:
      /\b(?:really|very|so|quite|pretty|bad|badly|severe|terrible|awful|heavy|heavily|hard|strong|strongly|a lot of|a lot)\b/giu,
    said: 'good',
    where: isStrong,
  },
  { of: 'big', heard: /\b(?:really|very|so|quite|a lot|much)\b/giu, said: 'big', where: isBig },
  { of: 'little', heard: /\bsome\b/giu, said: 'a little' },
  { of: 'most good', heard: /\bbest\b/giu, said: 'most good' },
  { of: 'first', heard: /\bfirst time\b/giu, said: 'first' },
  { of: 'railway', heard: /\btrain (?=station)/giu, said: 'railway ' },
  { of: 'rupee', heard: /\bcosts?\b/giu, said: 'is' },
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
  { of: '', heard: /\b(?:mak|cook|prepar)ing\b/giu, said: 'keeping', where: putsToCook },
  { of: '', heard: /\b(?:made|cooked|prepared)\b/giu, said: 'kept', where: putsToCook },
  { of: '', heard: /\b(?:make|cook|prepare)(s?)\b/giu, said: 'keep$1', where: putsToCook },
  {
    of: 'holiday',
    heard: /\b(?:there(?:['’]?s| is)? )?no (school|class|classes|office|college|work)\b/giu,
    said: 'holiday for $1',
  },
  { of: '', heard: /\bout of (?=\w)/giu, said: 'no ', where: lacks },
]
