/** Irregular forms: `forms>word`. */
const irregular: ReadonlyMap<string, string> = new Map(
  `goes going gone went>go came>come ate eaten>eat drank drunk>drink bought>buy saw seen>see made>make gave given>give took taken>take
  told>tell said>say got gotten>get slept>sleep wrote written>write sat>sit ran>run fell fallen>fall felt>feel found>find knew known>know
  brought>bring caught>catch kept>keep left>leave lost>lose met>meet paid>pay sold>sell sent>send sang sung>sing spoke spoken>speak stood>stand
  taught>teach thought>think wore worn>wear won>win built>build began begun>begin broke broken>break forgot forgotten>forget heard>hear
  swam swum>swim flew flown>fly grew grown>grow drove driven>drive woke woken>wake bit bitten>bite blew blown>blow became>become
  understood>understand spent>spend fed>feed held>hold hid hidden>hide rode ridden>ride rose risen>rise chose chosen>choose rang rung>ring
  threw thrown>throw drew drawn>draw hung>hang meant>mean shook shaken>shake shone>shine stole stolen>steal stuck>stick swept>sweep
  tore torn>tear wept>weep learnt>learn burnt>burn smelt>smell spoilt>spoil lent>lend lit>light fought>fight agreed>agree
  had has>have did done>do was were been am is are>be froze frozen>freeze led>lead sought>seek shot>shoot
  sank sunk>sink dug>dig crept>creep slid>slide bent>bend dealt>deal dreamt>dream leapt>leap bled>bleed fled>flee beaten>beat bore borne born>bear
  bound>bind spun>spin spat>spit struck>strike swollen>swell sewn>sew shown>show stung>sting swung>swing geese>goose
  dying>die lying lay lain>lie tying>tie children>child kids>kid
  men>man women>woman people>person feet>foot teeth>tooth mice>mouse better best>good me my mine myself>i your yours yourself>you his him himself>he
  her hers herself>she our ours us ourselves>we their theirs them themselves>they`
    .split(/\n\s*|(?<=>\w+) /u)
    .flatMap((group) => {
      const [forms = '', word = ''] = group.trim().split('>')
      return forms.split(' ').map((form): [string, string] => [form, word])
    }),
)

/** Words that only seem to end in -ly, -ing or -ed. */
const whole = new Set('early evening ceiling wedding lovely red bed hundred news'.split(' '))

/**
 * An English word without its endings. The stem need not be a word: it is `se` for `see`, `seeing` and
 * `seen`.
 */
export const stem = (word: string): string =>
  baseOf(word)
    .replace(/(?<=[a-z]{2})our/u, 'or')
    .replace(/(?<=[a-z]{2})e$/u, '')
    .replace(/([b-df-hj-np-tv-z])\1$/u, '$1')
    .replace(/(?<=[a-z]{2})y$/u, 'i')

/**
 * Whether two words are forms of one word: travels and travelling, but not wine and win, though their stems
 * are equal.
 */
export function isSameWord(one: string, other: string): boolean {
  const [its, others] = [endsInE(one), endsInE(other)]
  return stem(one) === stem(other) && (its === undefined || others === undefined || its === others)
}

/**
 * Whether a word without its endings ends in e. Undefined if the form does not show it: making may come from
 * mak.
 */
function endsInE(word: string): boolean | undefined {
  const base = baseOf(word)
  if (base.endsWith('e')) return true
  const isWhole = base === word || `${base}s` === word || irregular.has(word)
  return isWhole || /([^aeiou])\1$/u.test(base) ? false : undefined
}

/** Whether the word has an ending or is an irregular form. */
export const isInflected = (word: string): boolean => baseOf(word) !== word

const baseOf = (word: string) => irregular.get(word) ?? (whole.has(word) ? word : bare(word))

/**
 * Before the endings -ing and -ed there is a vowel: go-ing, but not k-ing. e-ed is not an ending: need. Of
 * -es after s, one s stays: clos-es.
 */
const bare = (word: string) =>
  word
    .replace(/(?<=[a-z]{2})ie[sd]$/u, 'y')
    .replace(/(?<=[sxz]|ch|sh)es$|(?<=[a-z]{2}[^s])s$/u, '')
    .replace(/(?<=^[a-z]*[aeiouy][a-z]*)ing$/u, '')
    .replace(/(?<=^[a-z]*[aeiouy][a-z]*)(?<!e)ed$/u, '')
    .replace(/(?<=[a-z]{3})ly$/u, '')
