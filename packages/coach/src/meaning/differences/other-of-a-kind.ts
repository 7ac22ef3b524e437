import { stem } from '@app/malayalam/find'
import { sameSense } from '../english/content-words.ts'
import { plainEnglish } from '../english/plain-english.ts'

/** One kind on each line. A guess with another word of the same kind is wrong, and not a paraphrase. */
const kinds = `
open close shut
switchon switchoff
alight aboard
left right straight
hot cold warm cool
heat cold
big small large little
good bad
old new young
long short
up down
buy sell
before after
begin finish stop end
remember forget
win lose
lose find
give take
in out
near close far
always never
many few
younger older
brother sister
mother father brother sister son daughter uncle aunt grandmother grandfather
mother father husband wife brother sister friend neighbour
boy girl
man woman
today tomorrow yesterday
morning noon afternoon evening night
day night
day week month year hour minute second
next last
first second third fourth fifth sixth seventh eighth ninth tenth
monday tuesday wednesday thursday friday saturday sunday
one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand lakh
red green blue white black yellow brown pink
bus train car plane bicycle boat ship lorry autorickshaw taxi scooter
school hospital temple church mosque bank market office hotel station college library beach
tea coffee milk water juice
rice bread fish chicken meat egg
mango banana jackfruit orange apple grape pineapple papaya coconut
dog cat cow goat elephant lion tiger monkey horse crow parrot peacock snake rat squirrel
early late
quickly slowly
loudly softly quietly
sit stand
walk run
laugh cry
push pull
rich poor
easy difficult hard
expensive cheap
clean dirty
wet dry
full empty
happy sad
happiness sadness
sweet sour bitter salty spicy
fat thin
tall short
high low
light dark heavy
love hate
inside outside
above below under on
front behind
first last
arrive leave depart
ask answer
fall rise
live die
more less fewer
january february march april may june july august september october november december
north south east west
head leg hand eye ear nose mouth tooth stomach
rain sun wind
doctor teacher nurse driver farmer police
malayalam english hindi tamil
hunger thirst
hungry thirsty
read write
wash iron
christmas onam vishu easter diwali
kollam kottayam kochi thrissur palakkad kannur kozhikode alappuzha idukki wayanad malappuram kasaragod pathanamthitta thiruvananthapuram
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

/**
 * Whether a guess names another of a kind than the glosses of a sentence, or its translation, have: close for
 * open, Monday for Sunday.
 */
export function namesOther(guess: string, glosses: readonly string[], english = ''): boolean {
  const [guessed, wanted] = [formsIn(guess), formsIn([english, ...glosses].join(' '))]
  const isWanted = isIn(wanted)
  const isGuessed = isIn(guessed)
  return kinds.some((kind) => {
    const members = kind.map(bare)
    return (
      members.some((one) => guessed.has(one) && !isWanted(one)) &&
      members.some((one) => isWanted(one) && !isGuessed(one))
    )
  })
}

const isIn = (forms: ReadonlySet<string>) => (one: string) =>
  forms.has(one) || [...forms].some((other) => sameSense(one, other))

/** Whether two words, without their endings, are of one kind, and not the same. */
export const areOfAKind = (one: string, other: string): boolean =>
  one !== other &&
  kinds.some((kind) => [one, other].every((word) => kind.some((member) => bare(member) === word)))

/** Left is a side here, and no past of leave. */
const bare = (word: string) => (word === 'left' ? word : stem(word))

/** The words of a text, as they stand and without their endings. */
const formsIn = (text: string): ReadonlySet<string> =>
  new Set((plainEnglish(text).match(/[a-z]+/gu) ?? []).flatMap((word) => [word, stem(word)]))
