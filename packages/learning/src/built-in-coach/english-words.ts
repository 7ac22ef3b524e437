/** Enough English to tell whether two people mean the same: words without their endings, words that say little, words for one another. */

const little = new Set(
  `a an the is are am was were be been being to of in on at for from by with and or but so if then that this these those it its as do does did doing will would
  shall can could may might must should have has had having there please let lets s t re ve ll m d not no never nor n one just well
  dont doesnt didnt wont cant cannot isnt arent wasnt werent couldnt wouldnt shouldnt havent hasnt hadnt`.split(
    /\s+/u,
  ),
)

const irregular: Readonly<Record<string, string>> = Object.fromEntries(
  `went gone>go came>come ate eaten>eat drank drunk>drink bought>buy saw seen>see made>make gave given>give took taken>take
  told>tell said>say got gotten>get slept>sleep wrote written>write sat>sit ran>run fell fallen>fall felt>feel found>find knew known>know
  brought>bring caught>catch kept>keep left>leave lost>lose met>meet paid>pay sold>sell sent>send sang sung>sing spoke spoken>speak stood>stand
  taught>teach thought>think wore worn>wear won>win built>build began begun>begin broke broken>break forgot forgotten>forget heard>hear
  swam swum>swim flew flown>fly grew grown>grow drove driven>drive woke woken>wake bit bitten>bite blew blown>blow children>child kids>kid
  men>man women>woman people>person feet>foot teeth>tooth mice>mouse better best>good me my mine myself>i your yours yourself>you his him himself>he
  her hers herself>she our ours us ourselves>we their theirs them themselves>they`
    .split(/\n\s*|(?<=>\w+) /u)
    .flatMap((group) => {
      const [forms = '', word = ''] = group.trim().split('>')
      return forms.split(' ').map((form) => [form, word])
    }),
)

/** A group a line: whoever says one of these may have meant another. */
const alike = `
mother mum mom mommy amma
father dad daddy achan
grandmother grandma granny
grandfather grandpa
brother chettan
sister chechi
big large great huge
small little tiny
house home
want need require wish
like love enjoy fond liking
speak talk
begin start
see watch look
come arrive reach get
buy purchase
shop store
film movie cinema
food meal
beautiful pretty lovely
nice good fine great
happy glad joy happiness
sad sadness sorrow sorry
angry anger
afraid fear scared frighten
pain hurt ache sore
very much lot many heavy strong hard
quick fast
road street
child kid
bicycle bike cycle
phone telephone mobile call
clothes dress clothing
ill sick
get receive
say tell
make prepare cook
eat have
all every whole everyone everybody
near nearby close
day daily
city town
rice meal
price cost rate
holiday leave vacation
class lesson
understand know
living live stay
job work
friend companion
person man woman
tonight night
morning today
river stream
field land yard plot
`
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(stem))

/** The words of an English text that carry its meaning, without their endings, each once. */
export const contentWords = (text: string): string[] => [...contentOf(text).keys()]

/** The same with the words as they are written. */
export function contentOf(text: string): ReadonlyMap<string, string> {
  const words = text
    .toLowerCase()
    .replace(/\([^)]*\)/gu, ' ')
    .replace(/\blet[’']?s\b/gu, 'we')
    .replace(/[’']/gu, ' ')
    .match(/[a-z]+/gu)
  return new Map((words ?? []).filter((word) => !little.has(word)).map((word) => [stem(word), word]))
}

/** Whether one of them may stand for the other. */
export const sameSense = (one: string, other: string): boolean =>
  one === other || alike.some((group) => group.includes(one) && group.includes(other))

/** Whether something is denied. */
export const isDenied = (text: string): boolean =>
  /\b(?:not|no|never|nobody|nothing|none|cannot|without)\b|n[’']t\b|\b(?:do|does|did|wo|ca|is|are|was|were|could|would|should|have|has|had)nt\b/iu.test(
    text,
  )

function stem(word: string): string {
  const known = irregular[word]
  if (known) return stem(known)
  const bare = word
    .replace(/(?<=[a-z]{2})ies$/u, 'y')
    .replace(/(?<=[a-z]{3})(?:ing|ed|ly)$/u, '')
    .replace(/(?<=[sxz]|ch|sh)es$/u, '')
    .replace(/(?<=[a-z]{2}[^s])s$/u, '')
  return bare.replace(/(?<=[a-z]{2})e$/u, '').replace(/([b-df-hj-np-tv-z])\1$/u, '$1')
}
