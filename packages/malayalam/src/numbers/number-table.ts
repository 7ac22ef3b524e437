/** The numbers whose words do not follow a rule: the most usual word, then other spoken or written ones. */
const table = `
0 പൂജ്യം
1 ഒന്ന്
2 രണ്ട്
3 മൂന്ന്
4 നാല്
5 അഞ്ച്
6 ആറ്
7 ഏഴ്
8 എട്ട്
9 ഒമ്പത് ഒൻപത്
10 പത്ത്
11 പതിനൊന്ന്
12 പന്ത്രണ്ട്
13 പതിമൂന്ന്
14 പതിനാല് പതിന്നാല്
15 പതിനഞ്ച്
16 പതിനാറ്
17 പതിനേഴ്
18 പതിനെട്ട്
19 പത്തൊമ്പത് പത്തൊൻപത്
20 ഇരുപത്
30 മുപ്പത്
40 നാൽപ്പത് നാൽപത് നാല്പത്
50 അമ്പത് അൻപത്
60 അറുപത്
70 എഴുപത്
80 എൺപത്
90 തൊണ്ണൂറ്
100 നൂറ് ഒരുനൂറ് ഒരുന്നൂറ്
200 ഇരുനൂറ് ഇരുന്നൂറ്
300 മുന്നൂറ്
400 നാനൂറ്
500 അഞ്ഞൂറ്
600 അറുനൂറ് അറുന്നൂറ്
700 എഴുനൂറ് എഴുന്നൂറ്
800 എണ്ണൂറ്
900 തൊള്ളായിരം
1000 ആയിരം ഒരായിരം
2000 രണ്ടായിരം
3000 മൂവായിരം
4000 നാലായിരം
5000 അയ്യായിരം
6000 ആറായിരം
7000 ഏഴായിരം
8000 എണ്ണായിരം എട്ടായിരം
9000 ഒമ്പതിനായിരം ഒൻപതിനായിരം
10000 പതിനായിരം
11000 പതിനൊന്നായിരം പതിനോരായിരം
12000 പന്ത്രണ്ടായിരം പന്തീരായിരം
13000 പതിമൂവായിരം പതിമൂന്നായിരം
14000 പതിനാലായിരം പതിന്നാലായിരം
15000 പതിനയ്യായിരം പതിനഞ്ചായിരം
16000 പതിനാറായിരം
17000 പതിനേഴായിരം
18000 പതിനെട്ടായിരം പതിനെണ്ണായിരം
19000 പത്തൊമ്പതിനായിരം പത്തൊൻപതിനായിരം
20000 ഇരുപതിനായിരം
30000 മുപ്പതിനായിരം
40000 നാൽപ്പതിനായിരം നാൽപതിനായിരം നാല്പതിനായിരം
50000 അമ്പതിനായിരം അൻപതിനായിരം
60000 അറുപതിനായിരം
70000 എഴുപതിനായിരം
80000 എൺപതിനായിരം
90000 തൊണ്ണൂറായിരം തൊണ്ണൂറിനായിരം
`

type Words = readonly [usual: string, ...others: string[]]

/** The words of each number in the table. */
export const numberTable: ReadonlyMap<number, Words> = new Map(
  table
    .trim()
    .split('\n')
    .map((line): [number, Words] => {
      const [number, usual = '', ...others] = line.split(' ')
      return [Number(number), [usual, ...others]]
    }),
)

/** The words of a number in the table. */
export function wordsOf(number: number): Words {
  const words = numberTable.get(number)
  if (!words) throw new RangeError(`${number} has no word of its own.`)
  return words
}

/**
 * The words of thousands after tens (ഇരുപത്തിയൊന്നായിരം is 21,000), by their ones. Other thousands are as in
 * the table.
 */
export const thousandsAfterTens: Readonly<Record<number, Words>> = {
  1: ['ഒന്നായിരം', 'ഓരായിരം'],
  3: ['മൂവായിരം', 'മൂന്നായിരം'],
  5: ['അഞ്ചായിരം', 'അയ്യായിരം'],
  8: ['എട്ടായിരം', 'എണ്ണായിരം'],
}
