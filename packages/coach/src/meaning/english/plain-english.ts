import { english } from '../data.ts'

/**
 * English as people type it, simplified so that different ways to write the same become one: small letters,
 * no contractions (with any apostrophe, or none), numbers in words, nothing in brackets, and one word for
 * fixed phrases.
 */
export function plainEnglish(text: string): string {
  const bare = withoutBrackets(text.toLowerCase().replace(/[’‘ʼ´`]/gu, "'"))
  return [...english.ways, ...rewritten]
    .reduce((plain, [old, now]) => plain.replace(old, now), bare)
    .replace(/(?<=\d)(?=(?:kg|km|cm|g|l|m)\b)/gu, ' ')
    .replace(/\d+/gu, inWords)
    .replace(/\b[a-z]{3,}er\b/gu, compared)
    .replace(/\s+/gu, ' ')
    .trim()
}

/** “Hotter” is more hot. Who is older has a word of his own. */
const compared = (word: string) => {
  const whole = word.slice(0, -2)
  const bases = [whole, `${whole}e`, whole.replace(/(.)\1$/u, '$1'), whole.replace(/i$/u, 'y')]
  const base = bases.find((one) => english.qualities.has(one))
  return base && !/^(?:old|young|eld|lat)er$/u.test(word) ? `more ${base}` : word
}

/** What follows “I’ll” and “we’ll”, and hardly “ill” and “well”. */
const plainVerb = String.raw`(?:not|never|also|be|come|go|get|give|make|take|see|call|eat|drink|have|buy|bring|tell|say|wait|stay|leave|catch|put|pay|help|try|show|wear|need|cook|sit|finish|speak|send|ask|keep|meet|find|sleep|play|travel|start|return|reach|arrive|know|let|stop|watch|learn|read|write|wash|clean|open|close)\b`

/** In their order: first `i'd like` becomes `i would like`, then that becomes `i want`. */
const rewritten: readonly (readonly [RegExp, string])[] = [
  [/\bo'clock\b/gu, ' '],
  [/\blet'?s\b/gu, 'we'],
  [/\bwon'?t\b/gu, 'will not'],
  [/\b(?:can'?t|cannot)\b/gu, 'can not'],
  [/\bshan'?t\b/gu, 'shall not'],
  [/\bain'?t\b/gu, 'is not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|could|would|should|must|need|might)n'?t\b/gu, '$1 not'],
  [/(?<=\bi)'?m\b/gu, ' am'],
  [/(?<=\b(?:you|we|they|there|what|who))'re\b/gu, ' are'],
  [/(?<=\b(?:i|you|we|they|who))'ve\b/gu, ' have'],
  [/(?<=\b(?:i|you|he|she|it|we|they|that|there|what|who))'ll\b/gu, ' will'],
  [/(?<=\b(?:he|she|it|that|there|here|what|who|where|how|when))'s\b/gu, ' is'],
  [/\bive\b/gu, 'i have'],
  [/^ill\b(?= \w)/gu, 'i'],
  [
    new RegExp(
      String.raw`(?<!\b(?:the|is|am|are|was|were|be|very|too|so|not|all|feel|feels|fell|fall|falls|get|got|and) )\bill (?=${plainVerb})`,
      'gu',
    ),
    'i ',
  ],
  [
    new RegExp(
      String.raw`(?<=^|, |\b(?:and|then|but|if|when|where|that|think|maybe|today|tomorrow|tonight) )well (?=${plainVerb})`,
      'gu',
    ),
    'we ',
  ],
  [/\b(you|they)re\b/gu, '$1 are'],
  [/\b(you|they|we)ve\b/gu, '$1 have'],
  [/\b(you|they|it|that)ll\b/gu, '$1 will'],
  [/\b(he|she|that|what|there)s\b/gu, '$1 is'],
  [/\b(i|you|he|she|we|they)'?d (?=like|love)/gu, '$1 would '],
  [
    /\boh,? (?:no(?! one\b)|my(?: god| goodness)?(?=\W*(?:[,.!]|$))|dear|god)\b|\b(?:alas|oops|ouch|ayyo|aiyo)\b/gu,
    'oh',
  ],
  [/'/gu, ' '],
  [/(?<=[a-z])-(?=[a-z])/gu, ' '],
  [/\b(?:one|a) (?=hundred|thousand)/gu, ''],
  [/\b(?:be )?unable to\b/gu, 'not able to'],
  [/\b(?:be )?able to\b/gu, 'can'],
  [/\bdislikes?\b/gu, 'not like'],
  [/\bnot (?:really )?not\b/gu, ' '],
  [/\bremember to\b/gu, 'do not forget to'],
  [/\bwould( not)?( i| you| he| she| we| they)? (?:like|love)\b/gu, '$1$2 want'],
  [/\b(?:have|has|had|got|needs?|needed) to\b/gu, 'must'],
  [/\bwhat(?: is| are| was)? the (?:price|cost) (?:of|for)\b/gu, 'how much is'],
  [
    /\bwhat (?=(?:(?:is|are|was) )?(?:the |your |his |her )?(?:rent|fare|fee|salary|price|cost)\b)/gu,
    'how much ',
  ],
  [/\bper (?=day|night|week|month|year|hour|person|head|kilo|kg|piece|dozen|litre)\b/gu, 'a '],
  [/\bhow much (?:do|does|did) (.+?) costs?\b/gu, 'how much is $1'],
  [/\bwhat(?: is)? the distance\b/gu, 'how far'],
  [
    /\bwhat (is|are|was|were) (.+?)(?<! to|\b(?:i|you|he|she|we|they)) like(?=\s*(?:(?:there|here|now|today) ?)*(?:[?.!]|$))/gu,
    'how $1 $2',
  ],
  [/(?<=\brain(?:s|ed|ing)? (?:very |really )?)well\b/gu, 'heavily'],
  [/\bwhat (?:if|about)\b/gu, 'how about'],
  [/\bwho(?:m|se)\b/gu, 'who'],
  [/\bno one\b/gu, 'nobody'],
  [/\bany ?(?:one|body)\b/gu, 'anyone'],
  [/\b(?:a lot|lots)(?: of)?\b/gu, 'many'],
  [/\b(?:get|gets|got|getting|wakes?|woke|waking) up\b/gu, 'wake'],
  [/\b(?:looks?|looked|looking) for\b/gu, 'search'],
  [/\b(?:puts?|putting) on\b/gu, 'wear'],
  [/\b(?:takes?|took|taking|have|has|had|having) a (?:bath|shower)\b/gu, 'bathe'],
  [/\b(?:turn|switch)(?:s|es|ed|ing)? (?!left|right|back)((?:\w+ ){0,3})(on|off)\b/gu, '$1switch$2'],
  [/\b(?:get|gets|getting|got) (?:off|down)\b/gu, 'alight'],
  [
    /\b(?:get|gets|getting|got) on(?= (?:the |a |this |that )?(?:bus|train|boat|bike)\b| at\b|\W*$)/gu,
    'aboard',
  ],
  [/\bwhat time\b/gu, 'when'],
  [/\bvery much\b/gu, 'very'],
  [/\bonce (?=(?:the|it|this|that|i|you|he|she|we|they|my|your)\b)/gu, 'after '],
  [/\bby the time (?=(?:one|the|it|this|that|i|you|he|she|we|they|my|your)\b)/gu, 'when '],
  [/\b(there (?:is|are|was|were)(?: not)?(?: \w+){1,3}) left\b(?! \w)/gu, '$1 remaining'],
  [/\bspeak up\b/gu, 'speak loudly'],
  [/\bmusic(?:al)? (?=concert)/gu, ''],
  [
    /(?<=^|, ?)my (?=(?:son|daughter|dear|child|children)[,.!?]*\s*$|(?:son|daughter|dear|child|children), )/gu,
    '',
  ],
  [
    /\b(?:bad|terrible|awful|severe|nasty|horrible|splitting) (?=(?:\w+ )?(?:\w*ache|fever|cold|cough|pains?|flu|traffic|crowd|heat)\b)/gu,
    'strong ',
  ],
  [/\bwi[- ]fi\b/gu, 'wifi'],
  [/\b(was|were) (?:little|small|a child|a kid)\b/gu, '$1 young'],
  [/\b(left|right) side\b/gu, '$1'],
  [/\bwould you mind\b/gu, 'would you'],
  [/\b(slow|quick|fast|loud|soft|cold|near|tall|short|long|cheap)er\b/gu, 'more $1'],
  [/\b(?:go|goes|going|went|gone) to (?:bed|sleep)\b/gu, 'sleep'],
  [/\b(?:at present|at the moment|right now|presently|currently|nowadays|these days)\b/gu, 'now'],
  [/\beveryday\b/gu, 'every day'],
  [/\bin the (morning|afternoon|evening|night)s\b/gu, 'every $1'],
  [/\bday ?time\b/gu, 'day'],
  [/\bmonsoons?(?: season)?\b/gu, 'rainy season'],
  [/\bas well\b(?! as)/gu, 'too'],
  [/(?<!\b(?:i|you|he|she|we|they|me|him|her|us|them) )\btoo (?=[a-z])/gu, 'very '],
  [/\b(?:some|any)thing (\w+) to (?=eat|drink)/gu, '$1 '],
  [/\blooks? (?=(?:so |very |really )*(?:good|nice|beautiful|pretty|lovely|great)\b)/gu, 'is '],
  [
    /\b((?:open|eat|drink|finish|clean|wash|use|pick|cut|hurry|fill|heat|warm|lock|tie|save|swell|burn|heal|grow|mix|fold|pack|ring)(?:s|es|ed|ing)?|dr(?:y|ies|ied|ying)|ate|eaten|drank|drunk)( the| my| your| it)? up\b/gu,
    '$1$2',
  ],
  [/\bby (?:my|your|him|her|it|our|them)sel(?:f|ves)\b/gu, 'alone'],
  [/\bbest (?=friends?\b)/gu, 'closest '],
  [/\bon (?:my|your|his|her|our|their|its) own\b/gu, 'alone'],
  [/\b(?:throughout|all through)\b/gu, 'all'],
  [/\b(?:a|one) single\b/gu, 'one'],
  [/\bmin(s?)\b/gu, 'minute$1'],
  [/\bhr(s?)\b/gu, 'hour$1'],
  [/\b((?:minute|hour|day|week|month|year)s?) back\b/gu, '$1 ago'],
  [/\b(?:fall|falls|falling) asleep\b/gu, 'sleep'],
  [/\b(?:fell|fallen) asleep\b/gu, 'slept'],
  [/\b(fall|falls|fell|fallen|falling) down\b/gu, '$1'],
  [/\bbitter melon/gu, 'bitter gourd'],
  [/\bone bit\b/gu, ' '],
  [/\bhow to\b/gu, 'to'],
  [/\b(?:at|in) all\b/gu, ' '],
  [
    /\bgoing to (?=(?:be|rain|fall|start|begin|end|stop|happen|come|get|give|make|take|see|call|eat|drink|have|buy|bring|tell|say|wait|stay|leave|put|pay|help|show|cook|sit|finish|speak|send|ask|keep|meet|find|return|reach|arrive|learn|read|write|wash|clean|open|close|visit|sing|teach|do|sell|build)\b)/gu,
    'will ',
  ],
  [/\b(?:little|small) (?=brother|sister)/gu, 'younger '],
  [/\b(?:big|elder) (?=brother|sister)/gu, 'older '],
]

/** Brackets may stand in brackets: “that does (before a noun)” is itself said in brackets. */
export function withoutBrackets(text: string): string {
  const less = text.replace(/\([^()]*\)/gu, ' ')
  return less === text ? text : withoutBrackets(less)
}

const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const tens = 'thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** Up to 9,999: 25 is twenty five. Longer ones stay as they are. */
function inWords(digits: string): string {
  const number = Number(digits)
  if (number >= 10_000 || digits.startsWith('0')) return digits
  const [thousands, hundreds, rest] = [
    Math.floor(number / 1000),
    Math.floor((number % 1000) / 100),
    number % 100,
  ]
  const large = [sized(thousands, 'thousand'), sized(hundreds, 'hundred')]
  const small =
    numbers[rest] ??
    [tens[Math.floor(rest / 10) - 3] ?? 'twenty', numbers[rest % 10]]
      .slice(0, rest % 10 === 0 ? 1 : 2)
      .join(' ')
  return [...large, number > 0 && rest === 0 ? '' : small].filter((part) => part !== '').join(' ')
}

/** A hundred is no “one hundred”. */
const sized = (count: number, size: string) =>
  count === 0 ? '' : count === 1 ? size : `${numbers[count]} ${size}`
