import { stem } from '@app/malayalam/find'
import { meanings } from '@app/malayalam/forms'
import { contentWords } from '../english/content-words.ts'
import { isDenied } from '../english/denial.ts'
import type { MeantWord } from '../meant-word.ts'
import { grammarParaphrases } from './grammar-paraphrases.ts'
import { opposites } from './opposites.ts'
import { has, type Paraphrase } from './paraphrase.ts'
import { phraseParaphrases } from './phrase-paraphrases.ts'

/**
 * A guess in the terms of its sentence: if a shop does not open, a learner may say that it is closed. These
 * are not synonyms: each works in one direction, and only if the sentence has the other text.
 */
export function rephrase(words: readonly MeantWord[], english: string | undefined, guess: string): string {
  const spokenOf = new Set([english ?? '', ...words.map(({ gloss }) => gloss)].flatMap(contentWords))
  return [...ways, ...opposites, ...grammarParaphrases, ...phraseParaphrases]
    .filter(
      ({ of, where }) =>
        of.split(' ').every((word) => word === '' || spokenOf.has(stem(word))) &&
        (where?.(words, guess, english) ?? true),
    )
    .reduce((text, { heard, said }) => text.replace(heard, said), guess)
}

/** What does not do it, not what must not or need not. */
const denies = (what: string) => (words: readonly MeantWord[], guess: string) =>
  !isDenied(guess) &&
  words.some(
    ({ gloss, endings }) =>
      contentWords(gloss).includes(stem(what)) &&
      endings.some((means) => /^(?:will|does|did|has) not/u.test(means)),
  )

/** നീന്താൻ അറിയാം: to know how is to be able. */
const knowsHow = (words: readonly MeantWord[]) =>
  words.some(
    ({ gloss }, at) =>
      contentWords(gloss).includes(stem('know')) &&
      words[at - 1]?.endings.some((means) => means.startsWith('to, in order')),
  )

/** സുഖമില്ല, സുഖമാണോ: what is said of how somebody is. */
const isOfHealth = has(/^സുഖം$/u)

/** നല്ല രസം, വലിയ ഇഷ്ടം: how much it is, and no thing that is great. */
const isVery = (words: readonly MeantWord[]) => words.some(({ gloss }) => gloss === 'great')

/** സമയം പോയി. */
const timeWent = (words: readonly MeantWord[]) =>
  words.some(({ gloss }, at) => gloss === 'went' && words[at - 1]?.gloss === 'time')

const number = String.raw`\d+|one|two|three|four|five|six|seven|eight|nine|(?:thir|four|fif|six|seven|eigh|nine)teen|ten|eleven|twelve|(?:twen|thir|for|fif|six|seven|eigh|nine)ty`

/** “No tea for me, thanks”, “no tea”. */
const wants = has(/^വേണ്ട$|^വേണം$/u)
const noneFor =
  /^\W*no (?!one\b)((?:\w+ ){0,2}?\w+) for (\w+)(?:,? (?:please|thanks|thank you))?(?=\W*$|,)/giu
const none = /^\W*no (?!one\b|thank)((?:\w+ ){0,2}?\w+)(?:,? (?:please|thanks|thank you))?(?=\W*$|,)/giu

/** വരില്ലെന്ന് തോന്നുന്നു: it is not the thought that is denied. */
const thinksNot = (words: readonly MeantWord[]) =>
  words.at(-1)?.denial === 'no' &&
  words.some(({ denial, endings }) => denial === 'yes' && endings.at(-1) === meanings.that)

/** “A kilo of onions, please”: nothing is done in it. */
const wanted =
  /^\W*((?:chetta|chettan|chechi|brother|sister),? )?((?:a|an|one|two|half|\d+)\b[^,.?!]*?)(?: for me)?,? please\W*$/giu

const ways: readonly Paraphrase[] = [
  {
    of: '',
    heard:
      /\b(?:do not|don['’]?t) (think|feel|believe)\b(?: that)?((?: \w+){1,3}? (?:will|is|are|has|can))\b/giu,
    said: '$1$2 not',
    where: thinksNot,
  },
  { of: 'cold', heard: /(?:['’]?ve|\bhave|\bhas) caught a\b/giu, said: ' have a' },
  { of: 'rot', heard: /\b(?:gone|went|go) bad\b/giu, said: 'rotten' },
  { of: 'bear', heard: /\bstand\b/giu, said: 'bear' },
  { of: 'give', heard: /\breturned (?=it|them|my|the)\b/giu, said: 'gave back ' },
  {
    of: '',
    heard: /\beven after\b/giu,
    said: 'although',
    where: (words) => words.some(({ endings }) => endings.at(-1) === meanings.although),
  },
  { of: 'give', heard: wanted, said: '$1will you give me $2', where: has(/^തരുക$/u) },
  { of: 'want', heard: wanted, said: '$1I want $2', where: has(/^വേണം$/u) },
  {
    of: 'age',
    heard: new RegExp(String.raw`\bturn(?:s|ing)? (${number})\b`, 'giu'),
    said: 'get $1 years of age',
  },
  { of: 'age', heard: new RegExp(String.raw`\bturned (${number})\b`, 'giu'), said: 'became $1 years of age' },
  {
    of: 'old',
    heard: new RegExp(String.raw`\bturn(?:s|ing)? (${number})\b`, 'giu'),
    said: 'get $1 years old',
  },
  { of: 'increase', heard: /\b(?:go|goes|went|gone) up\b/giu, said: 'increased' },
  { of: 'health', heard: /\bhow are you\b/giu, said: 'are you in good health', where: isOfHealth },
  {
    of: 'health',
    heard: /(?<!\bnot |n['’]?t )(?:feeling )?\b(?:sick|ill|unwell)\b/giu,
    said: 'not in good health',
    where: (words, guess) => isOfHealth(words, guess) && words.some(({ denial }) => denial !== 'no'),
  },
  {
    of: 'health',
    heard: /\b(?:feeling )?(?:well|okay|ok|fine|all ?right)\b/giu,
    said: 'in good health',
    where: isOfHealth,
  },
  { of: 'age', heard: /\bhow old\b/giu, said: 'how many years of age' },
  { of: 'age', heard: /\b(years?) old\b/giu, said: '$1 of age' },
  {
    of: 'age',
    heard: new RegExp(String.raw`(?<=\b(?:is|am|are|'s|’s|'m|’m|'re|’re) (?:${number}))\b(?=\W*$)`, 'giu'),
    said: ' years of age',
  },
  { of: 'rupee', heard: /\bhow much\b(?! (?:money|rupees?)\b)/giu, said: 'how many rupees' },
  { of: 'want', heard: noneFor, said: '$2 do not want $1', where: wants },
  { of: 'want', heard: none, said: 'I do not want $1', where: wants },
  { of: 'loud', heard: /\blouder\b/giu, said: 'loudly' },
  { of: 'slow', heard: /\bslower\b/giu, said: 'slowly' },
  { of: 'quick', heard: /\b(?:quicker|faster)\b/giu, said: 'quickly' },
  { of: 'go', heard: /\battended\b/giu, said: 'went to' },
  { of: 'go', heard: /\battend(?:s|ing)?\b/giu, said: 'go to' },
  { of: 'come late', heard: /\b(?:was|were) (?:late|delayed)\b/giu, said: 'came late' },
  { of: 'come late', heard: /(?<!\bit )\b(?:is|are|be) (?:late|delayed)\b/giu, said: 'come late' },
  { of: 'like than', heard: /\bprefer(s?) ([^,;.]+?) (?:to|over) /giu, said: 'like$1 $2 better than ' },
  { of: 'how about you', heard: /,? and you(?=\W*$)/giu, said: ', how about you' },
  {
    of: 'pick phone',
    heard: /\banswer(ed|ing|s)?\b(?: (?:the|my|your|his|her) (?:phone|call)\b)?/giu,
    said: 'pick$1 up the phone',
  },
  { of: 'fear', heard: /\b(?:do not|don['’]?t) worry\b|\bno worries\b/giu, said: 'no need to fear' },
  {
    of: 'time',
    heard: /\btime(?:['’]s| is) (?:up|over|gone|running out)\b/giu,
    said: 'time went',
    where: timeWent,
  },
  {
    of: 'enough',
    heard: new RegExp(String.raw`,? not (?:just |only )?(${number})(?=\W*$)`, 'giu'),
    said: ', $1 not enough',
    where: has(/^പോരാ$/u),
  },
  { of: 'cut', heard: /\bhurt\b/giu, said: 'cut', where: has(/^(?:മുറിയുക|പൊട്ടുക)$/u) },
  { of: 'cut', heard: /\b(?:tore|torn|tears)\b/giu, said: 'got cut', where: has(/^മുറിയുക$/u) },
  {
    of: 'open',
    heard: /\b(?:(?:remain|stay|keep)(?:s|ed)? )?(?:closed|shut)\b/giu,
    said: 'not open',
    where: denies('open'),
  },
  { of: 'know', heard: /\bcan(?!['’n]|not)\b/giu, said: 'know to', where: knowsHow },
  { of: 'know', heard: /\b(?:can['’]?t|can ?not)\b/giu, said: 'not know to', where: knowsHow },
  {
    of: 'want',
    heard: /\b(?:can|may|could) i (?:please )?(?:have|get)\b/giu,
    said: 'I want',
    where: has(/^വേണം$/u),
  },
  { of: 'holiday', heard: /\b(?:is|are) (?:closed|off)\b/giu, said: 'has a holiday' },
  { of: 'hand', heard: /\b(who|whom) (has|have|is)\b/giu, said: '$1 $2 in hand', where: has(/^കൈ$/u) },
  { of: 'way go', heard: /\bon the way to\b/giu, said: 'on the way going to' },
  { of: 'come', heard: /\b(?:make|made|makes) it to\b/giu, said: 'come to' },
  { of: 'show', heard: /\blet me see\b/giu, said: 'show me' },
  {
    of: 'give',
    heard: /\b(?:can|may|could) i (?:please )?(?:have|get)\b/giu,
    said: 'will you give me',
    where: has(/^തരുക$/u),
  },
  {
    of: 'without',
    heard:
      /\b(?:(?:if|when) (?:i|you|he|she|we|they) (?:(?:do|does|did)(?:n['’]?t| not)|am not|are not|is not) (?:have|wear|wearing)|unless (?:i|you|he|she|we|they) (?:have|has|wear))\b/giu,
    said: 'without',
  },
  { of: 'because', heard: /\bsince\b/giu, said: 'because' },
  { of: 'when', heard: /\bwhile (?!(?:is|are|was|were|do|does|did|will|can)\b)/giu, said: 'when ' },
  { of: 'more', heard: /\banother\b/giu, said: 'one more', where: has(/കൂടി$/u) },
  { of: 'wish', heard: /\bgreetings?\b/giu, said: 'wishes', where: has(/[ആാ]ശംസ/u) },
  { of: 'ear hear', heard: /\bhear\b/giu, said: 'hear with the ear', where: (_, guess) => isDenied(guess) },
  { of: 'spoil', heard: /\b(?:go|goes|going) bad\b/giu, said: 'spoil' },
  { of: 'spoil', heard: /\b(?:went|gone) bad\b/giu, said: 'spoiled' },
  { of: 'great', heard: /\b(?:a lot|so much)\b(?! of\b)/giu, said: 'very', where: isVery },
  { of: 'very', heard: /\bquite\b/giu, said: 'very' },
  { of: 'near here', heard: /\bnear ?by\b/giu, said: 'near here' },
  { of: 'coconut palm', heard: /\bcoconut (?:palm )?tree/giu, said: 'coconut palm' },
  {
    of: 'each other',
    heard: /\b(?:among|amongst|between) (?:your|them|our)selves\b/giu,
    said: 'with each other',
  },
  { of: 'get off', heard: /\bg([eo])t(s|ting)? down\b/giu, said: 'g$1t$2 off' },
  { of: 'again', heard: /\bcome back\b/giu, said: 'come again' },
  {
    of: 'childhood',
    heard:
      /\bwhen (?:i|you|he|she|we|they) (?:was|were) (?:very )?(?:young|little|small|kids?|children|a child|a kid)\b/giu,
    said: 'in childhood',
  },
  { of: 'childhood', heard: /\bas (?:a )?(?:child|kid|children|kids)\b/giu, said: 'in childhood' },
  {
    of: 'night',
    heard: /(?<=(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)) ?)p\.?m\b\.?/giu,
    said: ' at night',
  },
  { of: 'evening', heard: /(?<=\d ?)p\.?m\b\.?/giu, said: ' in the evening' },
  { of: 'morning', heard: /(?<=\d ?)a\.?m\b\.?/giu, said: ' in the morning' },
]
