import { stem } from '@app/malayalam/find'
import { plainEnglish } from './plain-english.ts'

/** Enough English to tell whether two people mean the same: words without their endings, words that say little, words for one another. */

const listed = (words: string) => words.trim().split(/\s+/u)

const little = new Set(
  listed(`a an the is are am was were be been being to of in on at for from by with and or but so if then that this these those it its
  as do does did doing would shall could should must has have had having not nor t s d
  will can may might there please let no never one just well some any unless`),
)

/** A guess may have them where the sentence has not: they change little. */
const added = new Set(
  listed('very really quite even ever though although altogether total get feel become').map(stem),
)

const pronouns = new Set(listed('i you he she we they').map(stem))

/** A group a line: whoever says one of these may have meant another. */
const alike = `
mother mum mom mommy mummy amma
father dad daddy achan
grandmother grandma granny
grandfather grandpa grandad
brother chettan
sister chechi
aunt auntie aunty
big large great huge
small little tiny
few little some several bit
house home
want need require wish
like love enjoy fond liking
speak talk
begin start
see watch look
search seek
hear listen
come arrive reach get
go leave
buy purchase
shop store
film movie cinema
food meal
tasty delicious yummy
beautiful pretty lovely
nice good fine great
happy glad joy happiness
sad sadness sorrow sorry
angry anger
afraid fear scared frighten
pain hurt ache sore
stomach belly tummy
very much lot many heavy strong hard really
difficult hard tough
easy simple
quick fast soon early
road street path way
child kid
bicycle bike cycle
phone telephone mobile call
clothes dress clothing
ill sick unwell
medicine tablet pill
get receive
say tell
make prepare cook
eat have
all every whole everyone everybody
near nearby close
day daily
city town
rice meal
glass cup
price cost rate
holiday leave vacation
journey trip travel
class lesson
understand know
living live stay
job work
friend companion pal
person man woman people
lady woman
tonight night
morning today
noon afternoon midday
river stream
wet soak
field land yard plot
hot heat warm
cold cool
sun sunshine sunlight
clean wash
picture photo photograph
finish end over complete
repair fix mend
wake rise
also too
maybe perhaps
okay ok
after when
catch get
return back
return come
anyone nobody
anything nothing
clever smart intelligent
`
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(stem))

/** The words of an English text that carry its meaning, without their endings, each once. */
export const contentWords = (text: string): string[] => [...contentOf(text).keys()]

/** The same with the words as they are written. */
export function contentOf(text: string): ReadonlyMap<string, string> {
  const words = plainEnglish(text).match(/[a-z]+/gu) ?? []
  return new Map(words.filter((word) => !little.has(word)).map((word) => [stem(word), word]))
}

/** Whether one of them may stand for the other. */
export const sameSense = (one: string, other: string): boolean =>
  one === other || alike.some((group) => group.includes(one) && group.includes(other))

/** Whether a word of the content stands for somebody: Malayalam leaves out who is meant where that is clear. */
export const isPronoun = (word: string): boolean => pronouns.has(word)

/** Whether a word of the content may be added to a sentence without making another of it. */
export const mayBeAdded = (word: string): boolean => added.has(word)

/** Whether nobody asks for a sentence about this English word: the, of, will, you. */
export const saysLittle = (word: string): boolean => little.has(word) || isPronoun(stem(word))
